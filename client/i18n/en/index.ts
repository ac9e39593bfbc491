import { app } from "./app.ts";
import { board } from "./board.ts";
import { bots } from "./bots.ts";
import { challenge } from "./challenge.ts";
import { errors } from "./errors.ts";
import { express } from "./express.ts";
import { fair } from "./fair.ts";
import { friends } from "./friends.ts";
import { hints } from "./hints.ts";
import { history } from "./history.ts";
import { inbox } from "./inbox.ts";
import { match } from "./match.ts";
import { play } from "./play.ts";
import { powers } from "./powers.ts";
import { profile } from "./profile.ts";
import { ranks } from "./ranks.ts";
import { rematch } from "./rematch.ts";
import { shop } from "./shop.ts";
import { solo } from "./solo.ts";
import { summary } from "./summary.ts";
import { words } from "./words.ts";

/** The English catalogue, whose shape the others follow. */
export const en = {
  app,
  board,
  bots,
  challenge,
  errors,
  express,
  fair,
  friends,
  hints,
  history,
  inbox,
  match,
  play,
  powers,
  profile,
  ranks,
  rematch,
  shop,
  solo,
  summary,
  words,
};
