/** The items of the inbox in words. */
import type { InboxItem } from "../../shared/protocol/inbox.ts";
import { formats } from "../i18n/format.ts";
import { GAME_NAMES } from "../i18n/game-names.ts";
import { locale, t } from "../i18n/index.ts";
import { displayName } from "../match/names.ts";

export type Challenge = Extract<InboxItem, { readonly kind: "challenge" }>;
export type Request = Extract<InboxItem, { readonly kind: "request" }>;
/** The items that need no answer and can be dismissed. */
export type Note = Exclude<InboxItem, Challenge | Request>;

export const isChallenge = (item: InboxItem): item is Challenge => item.kind === "challenge";
export const isRequest = (item: InboxItem): item is Request => item.kind === "request";
export const isNote = (item: InboxItem): item is Note => !isChallenge(item) && !isRequest(item);

export function sayItem(item: InboxItem): string {
  const { inbox } = t();
  switch (item.kind) {
    case "challenge":
      return item.rematch === true ? t().rematch.wants(displayName(item.name)) : inbox.challenge(displayName(item.name));
    case "request":
      return inbox.request(displayName(item.name));
    case "accepted":
    case "declined":
    case "lapsed":
      return withGame((item.rematch === true ? inbox.rematch : inbox)[item.kind](displayName(item.name)), item);
    case "ended":
      return withGame(inbox.ended[item.outcome](formats(locale()).list(item.opponents.map(displayName))), item);
  }
}

const withGame = (said: string, { ruleset }: Note): string => `${said} (${GAME_NAMES[ruleset]})`;
