/** The contract of a match. The suite runs on node:sqlite and in workerd. */

import type { MakeRig } from "../rig.types.ts";
import { badInput } from "./bad-input.ts";
import { clocks } from "./clocks.ts";
import { commands } from "./commands.ts";
import { fairBag } from "./fair.ts";
import { lobby } from "./lobby.ts";
import { oldMatches } from "./old-matches.ts";
import { outbox } from "./outbox.ts";
import { protocol } from "./protocol.ts";
import { rematch } from "./rematch.ts";
import { seats } from "./seats.ts";
import { trouble } from "./trouble.ts";

export function contract(make: MakeRig): void {
  commands(make);
  lobby(make);
  seats(make);
  clocks(make);
  outbox(make);
  trouble(make);
  badInput(make);
  protocol(make);
  rematch(make);
  fairBag(make);
  oldMatches(make);
}
