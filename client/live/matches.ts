/** The player's matches, kept up to date while a page of the app is open: one list, whoever shows it. */
import { computed, effect, signal } from "@preact/signals";
import type { MatchList } from "../../shared/protocol/http.ts";
import { listMatches } from "../api/matches.ts";
import type { ApiErrorCode } from "../api/request.ts";
import { isSomebody, wasSomebody } from "../api/session.ts";
import { HOME, localPath, matchPath } from "../app/navigate.ts";
import { landing } from "../landing/visited.ts";
import { goesOn, waitsForYou } from "../play/standing.ts";
import { pageTitle, waitingElsewhere } from "../ui/title.ts";
import type { AppSocket } from "./app-socket.ts";

/** null: not known yet. */
export const listed = signal<MatchList | null>(null);

/** Why the list is no newer; null: it is as new as it can be. */
export const problem = signal<ApiErrorCode | null>(null);

/** A play brings news to every open page; a list is made of many answers, and is not asked for more often than this. */
const NEWS_EVERY_MS = 1_000;

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
  if (answer.ok) listed.value = answer.value;
  if (answer.ok && answer.value.matches.length > 0) isSomebody();
  problem.value = answer.ok ? null : answer.code;
}

const matches = computed(() => listed.value?.matches ?? []);

/** Follows the matches for as long as the page lives: the socket while one goes on, the title and the badge. */
export function followMatches(): void {
  let socket: AppSocket | null = null;
  let opening = false;
  let coming = false;
  /** A page that shows the match knows it already, and a list is made of many answers. */
  const changed = (match: string): void => {
    if (matchPath(match) !== location.pathname) soon();
  };
  const soon = (): void => {
    if (coming) return;
    coming = true;
    setTimeout(() => {
      coming = false;
      void refresh();
    }, NEWS_EVERY_MS);
  };
  /** Who plays with nobody needs none of it. */
  async function open(): Promise<void> {
    try {
      const { openAppSocket } = await import("./app-socket.ts");
      socket = openAppSocket(changed, soon);
    } catch {
      opening = false;
    }
  }
  effect(() => {
    const playing = matches.value.some((match) => goesOn(match));
    if (playing && !opening) {
      opening = true;
      void open();
    }
  });
  effect(() => {
    // Whatever the page is about is seen there.
    pageTitle.value;
    const waiting = matches.value.filter(waitsForYou);
    waitingElsewhere.value = waiting.filter(({ id }) => matchPath(id) !== location.pathname).length;
    showBadge(waiting.length);
  });
  const look = (): void => {
    if (document.visibilityState !== "visible") return;
    socket?.wake();
    // Elsewhere no list is shown, and news come by the socket.
    if (location.pathname === HOME) void refresh();
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  if (!needless()) void refresh();
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
