/** The player's matches, kept current while a page of the app is open. All parts of the app share this list. */
import { computed, effect, signal } from "@preact/signals";
import type { MatchList } from "../../shared/protocol/http.ts";
import type { InboxItem } from "../../shared/protocol/inbox.ts";
import { ALL_MATCHES, FRIENDS, type Look, type News } from "../../shared/protocol/news.ts";
import { putAway } from "../api/challenges.ts";
import { listMatches } from "../api/matches.ts";
import type { ApiErrorCode } from "../api/request.ts";
import { hasBeenPlayer, hasPlayer, markPlayer } from "../api/session.ts";
import { FRIENDS as FRIENDS_PATH, HOME, localPath, matchPath } from "../navigation/navigate.ts";
import { landing } from "../navigation/visited.ts";
import { pageTitle, waitingElsewhere } from "../ui/title.ts";
import type { AppSocket } from "./app-socket.ts";
import { isRunning, waitsForYou } from "./listed-match.ts";
import { forgetPresence, Looking, receivePresence } from "./presence.ts";

/** Null until the first answer. */
export const listed = signal<MatchList | null>(null);

/**
 * The reason why the list is out of date; null if it is current. "offline" is no error: the list updates by itself with the
 * network.
 */
export const problem = signal<ApiErrorCode | "offline" | null>(null);

/** The list must be shown this long before presence is requested. */
const LINGERING_MS = 3_000;

/** Each play sends news to every open page. A list is expensive, so it is requested no more often than this. */
const NEWS_EVERY_MS = 1_000;

/** When the list arrived, by the clock of this device. */
let heardAt = 0;

let asking: Promise<void> | null = null;
let askedDuring = false;

/** Requests the list. The old one stays until an answer comes. */
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
  if (answer.ok && answer.value.matches.length > 0) markPlayer();
  problem.value = answer.ok ? null : whyNot(answer.code);
}

/** Any other error came from a server that was reached. */
const whyNot = (code: ApiErrorCode): ApiErrorCode | "offline" =>
  !navigator.onLine && (code === "unreachable" || code === "no-answer") ? "offline" : code;

const matches = computed(() => listed.value?.matches ?? []);

/** The items of the inbox. */
export const inbox = computed(() => listed.value?.inbox ?? []);

/** Matches whose pages were open here, with the time by this device's clock until which their events have been seen. */
const seen = new Map<string, number>();

/** Called when the page of a match opens or closes. */
export function setMatchOpen(match: string, open: boolean): void {
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

/** They disappear at once. If the server was not reached they come back with the next list. */
export async function putNotesAway(notes: readonly InboxItem[]): Promise<void> {
  const ids = notes.map(({ id }) => id);
  const list = listed.peek();
  if (list !== null) listed.value = { ...list, inbox: list.inbox.filter(({ id }) => !ids.includes(id)) };
  await putAway(ids);
}

/**
 * Keeps the list current while the page lives: it opens the socket while a match goes on, and updates the title and the badge.
 */
export function followMatches(): void {
  let socket: AppSocket | null = null;
  let opening = false;
  let coming = false;
  let lingering: ReturnType<typeof setTimeout> | undefined;
  const looking = new Looking((look) => socket?.send(look) ?? false);
  const soon = (): void => {
    if (coming) return;
    coming = true;
    setTimeout(() => {
      coming = false;
      void refresh();
    }, NEWS_EVERY_MS);
  };
  function receive(news: News): void {
    switch (news.t) {
      case "hello":
        looking.forget();
        show();
        break;
      case "here":
        receivePresence(news.seats, Date.now());
        break;
      case "inbox":
        soon();
        break;
      case "match":
        // The page of that match knows already. The list is expensive.
        if (matchPath(news.match) !== location.pathname) soon();
    }
  }
  /** News between the last list and this connection reached nobody. */
  const opened = (): void => {
    if (heardAt > 0) soon();
  };
  /** Tells the server whose presence is shown. Passing over the list on the way to a match needs no presence. */
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
      socket = openAppSocket({ receive, opened, gone: forgetPresence, beat: show });
    } catch {
      opening = false;
    }
  }
  effect(() => {
    // A player may receive a challenge at any time. A browser without a player needs no socket.
    const needed = (hasPlayer.value && !needless()) || matches.value.some((match) => isRunning(match));
    if (needed && !opening) {
      opening = true;
      void open();
    }
  });
  effect(() => {
    // The page of a match counts as reading its news.
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
    // Other pages show no list, and the socket brings news.
    if (location.pathname === HOME) void refresh();
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  // Set until the next request, even after the network is back, because nothing has failed by then.
  addEventListener("offline", () => {
    problem.value = "offline";
  });
  // A page with the list has requested it already.
  if (asking === null && !needless()) void refresh();
}

/** What the page shows, as the socket reports it. */
function placeNow(): { readonly look: Look; readonly about: string } {
  if (document.visibilityState !== "visible") return { look: { t: "look", visible: false }, about: "" };
  if (location.pathname === FRIENDS_PATH) return { look: { t: "look", visible: true, at: FRIENDS }, about: "" };
  const going = matches.peek().filter(({ status }) => status === "live" || status === "lobby");
  const one = going.find(({ id }) => matchPath(id) === location.pathname);
  if (one !== undefined) return { look: { t: "look", visible: true, at: one.id }, about: "" };
  if (location.pathname !== HOME || going.length === 0) return { look: { t: "look", visible: true }, about: "" };
  return { look: { t: "look", visible: true, at: ALL_MATCHES }, about: going.map(({ id }) => id).join(" ") };
}

/** Matches on the device need no network, and a browser without a player has no list. */
function needless(): boolean {
  const onDevice = landing.peek() !== null || location.pathname.startsWith(localPath(""));
  return onDevice && !(navigator.onLine && hasBeenPlayer());
}

/** Sets the badge on the icon of the installed app, where the platform has one. */
function showBadge(count: number): void {
  if (typeof navigator.setAppBadge !== "function") return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => {});
}
