/** The player's matches, kept up to date while a page of the app is open: one list, whoever shows it. */
import { computed, effect, signal } from "@preact/signals";
import type { MatchList } from "../../shared/protocol/http.ts";
import type { InboxItem } from "../../shared/protocol/inbox.ts";
import { ALL_MATCHES, FRIENDS, type Look, type News } from "../../shared/protocol/news.ts";
import { putAway } from "../api/challenges.ts";
import { listMatches } from "../api/matches.ts";
import type { ApiErrorCode } from "../api/request.ts";
import { isSomebody, somebody, wasSomebody } from "../api/session.ts";
import { FRIENDS as FRIENDS_PATH, HOME, localPath, matchPath } from "../navigation/navigate.ts";
import { landing } from "../navigation/visited.ts";
import { pageTitle, waitingElsewhere } from "../ui/title.ts";
import type { AppSocket } from "./app-socket.ts";
import { goesOn, waitsForYou } from "./listed-match.ts";
import { forgetPresence, hearOf, Looking } from "./presence.ts";

/** null: not known yet. */
export const listed = signal<MatchList | null>(null);

/** Why the list is no newer; null: it is as new as it can be. "offline" is no fault: it goes on by itself with the network. */
export const problem = signal<ApiErrorCode | "offline" | null>(null);

/** So long the list is looked at before it is asked who is here. */
const LINGERING_MS = 3_000;

/** A play brings news to every open page; a list is made of many answers, and is not asked for more often than this. */
const NEWS_EVERY_MS = 1_000;

/** When the list came, by this device's clock. */
let heardAt = 0;

let asking: Promise<void> | null = null;
let askedDuring = false;

/** Asks for the list; what was known stays meanwhile, and where no answer comes. */
export function refresh(): Promise<void> {
  if (asking !== null) {
    askedDuring = true;
    return asking;
  }
  asking = ask().finally(() => {
    asking = null;
    if (!askedDuring) return;
    askedDuring = false;
    void refresh();
  });
  return asking;
}

async function ask(): Promise<void> {
  const answer = await listMatches();
  if (answer.ok) {
    heardAt = Date.now();
    listed.value = answer.value;
    putSeenAway();
  }
  if (answer.ok && answer.value.matches.length > 0) isSomebody();
  problem.value = answer.ok ? null : whyNot(answer.code);
}

/** Whatever else was said, somebody said it. */
const whyNot = (code: ApiErrorCode): ApiErrorCode | "offline" =>
  !navigator.onLine && (code === "unreachable" || code === "no-answer") ? "offline" : code;

const matches = computed(() => listed.value?.matches ?? []);

/** What awaits the player besides. */
export const inbox = computed(() => listed.value?.inbox ?? []);

/** Matches whose pages were open here, and until when by this device's clock: what happened there by then has been seen. */
const seen = new Map<string, number>();

/** A match's page opens or closes. */
export function sees(match: string, open: boolean): void {
  seen.set(match, open ? Number.POSITIVE_INFINITY : Date.now());
  if (open) putSeenAway();
}

function putSeenAway(): void {
  const list = listed.peek();
  if (list === null) return;
  const ahead = list.now - heardAt;
  const notes = list.inbox.filter(
    (item) => item.kind !== "challenge" && item.kind !== "request" && item.at <= (seen.get(item.match) ?? 0) + ahead,
  );
  if (notes.length > 0) void putNotesAway(notes);
}

/** They go at once; a server that was not reached shows them again. */
export async function putNotesAway(notes: readonly InboxItem[]): Promise<void> {
  const ids = notes.map(({ id }) => id);
  const list = listed.peek();
  if (list !== null) listed.value = { ...list, inbox: list.inbox.filter(({ id }) => !ids.includes(id)) };
  await putAway(ids);
}

/** Follows the matches for as long as the page lives: the socket while one goes on, the title and the badge. */
export function followMatches(): void {
  let socket: AppSocket | null = null;
  let opening = false;
  let coming = false;
  let lingering: ReturnType<typeof setTimeout> | undefined;
  const looking = new Looking((look) => socket?.say(look) ?? false);
  const soon = (): void => {
    if (coming) return;
    coming = true;
    setTimeout(() => {
      coming = false;
      void refresh();
    }, NEWS_EVERY_MS);
  };
  function heard(news: News): void {
    switch (news.t) {
      case "hello":
        looking.forget();
        show();
        break;
      case "here":
        hearOf(news.seats, Date.now());
        break;
      case "inbox":
        soon();
        break;
      case "match":
        // A page that shows the match knows it already, and a list is made of many answers.
        if (matchPath(news.match) !== location.pathname) soon();
    }
  }
  /** What happened between an earlier list and now was told to nobody here. */
  const opened = (): void => {
    if (heardAt > 0) soon();
  };
  /** Says whose presence is shown. Whoever only passes the list on their way to a match needs that of nobody there. */
  function show(): void {
    clearTimeout(lingering);
    const here = placeNow();
    if (here.look.at === ALL_MATCHES) lingering = setTimeout(() => sayWhere(here), LINGERING_MS);
    else sayWhere(here);
  }
  const sayWhere = ({ look, about }: ReturnType<typeof placeNow>): void => looking.show(look, about, Date.now());
  async function open(): Promise<void> {
    try {
      const { openAppSocket } = await import("./app-socket.ts");
      socket = openAppSocket({ heard, opened, gone: forgetPresence, beat: show });
    } catch {
      opening = false;
    }
  }
  effect(() => {
    // A challenge may come to whoever is somebody; who is nobody needs none of it.
    const needed = (somebody.value && !needless()) || matches.value.some((match) => goesOn(match));
    if (needed && !opening) {
      opening = true;
      void open();
    }
  });
  effect(() => {
    // Whatever the page is about is seen there.
    pageTitle.value;
    const waiting = matches.value.filter(waitsForYou);
    const asking = inbox.value.filter(({ kind }) => kind === "challenge" || kind === "request").length;
    waitingElsewhere.value = waiting.filter(({ id }) => matchPath(id) !== location.pathname).length + asking;
    showBadge(waiting.length + asking);
    show();
  });
  const look = (): void => {
    show();
    if (document.visibilityState !== "visible") return;
    socket?.wake();
    // Elsewhere no list is shown, and news come by the socket.
    if (location.pathname === HOME) void refresh();
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  // Until the list is asked for again, also after the network is back: nothing has failed by then.
  addEventListener("offline", () => {
    problem.value = "offline";
  });
  // A page that shows the list has asked for it already.
  if (asking === null && !needless()) void refresh();
}

/** What is in front of the player, as the socket says it. */
function placeNow(): { readonly look: Look; readonly about: string } {
  if (document.visibilityState !== "visible") return { look: { t: "look", visible: false }, about: "" };
  if (location.pathname === FRIENDS_PATH) return { look: { t: "look", visible: true, at: FRIENDS }, about: "" };
  const going = matches.peek().filter(({ status }) => status === "live" || status === "lobby");
  const one = going.find(({ id }) => matchPath(id) === location.pathname);
  if (one !== undefined) return { look: { t: "look", visible: true, at: one.id }, about: "" };
  if (location.pathname !== HOME || going.length === 0) return { look: { t: "look", visible: true }, about: "" };
  return { look: { t: "look", visible: true, at: ALL_MATCHES }, about: going.map(({ id }) => id).join(" ") };
}

/** What lives on the device asks nothing of a network that is not there, nor for matches of somebody who has never had any. */
function needless(): boolean {
  const onDevice = landing.peek() !== null || location.pathname.startsWith(localPath(""));
  return onDevice && !(navigator.onLine && wasSomebody());
}

/** On the icon of the installed app, where the platform has such a thing. */
function showBadge(count: number): void {
  if (typeof navigator.setAppBadge !== "function") return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => {});
}
