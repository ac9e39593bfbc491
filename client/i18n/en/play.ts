import type { ThemeId } from "../../../shared/themes/ids.ts";
import { formats } from "../format.ts";

const { list, number, plural } = formats("en");

const outcome: Readonly<Record<"won" | "lost" | "draw" | "shared", string>> = {
  won: "You won",
  lost: "You lost",
  draw: "A draw",
  shared: "You share the win",
};

const themes: Readonly<Record<ThemeId, string>> = { animals: "Animals", food: "Food and drink", nature: "Nature" };

const boards: Readonly<Record<"standard" | "random", string>> = { standard: "Standard", random: "Random" };

/** P-22: premium squares off, or every tile worth one point. */
const easyWays: Readonly<Record<"off" | "plain" | "ones", string>> = {
  off: "No",
  plain: "No bonus squares",
  ones: "Every tile is worth 1",
};

export const play = {
  matches: "Your matches",
  liveMatches: (count: number) => plural(count, { one: "# match under way", other: "# matches under way" }),
  waitingMatches: (count: number) => plural(count, { one: "# match waits for you", other: "# matches wait for you" }),
  outcome,
  status: {
    open: "Waiting for an opponent",
    lobby: "Waiting for Ready",
    live: "Under way",
    over: "Over",
  },
  /** What a match cannot be begun with while there is no network, and what it can. */
  notHere: (lexicon: string, here: readonly string[]) =>
    here.length === 0
      ? "There is no connection, and no word list on this device yet. A bot match with a connection keeps its word list."
      : `There is no connection, and the word list ${lexicon} is not on this device. What is here: ${list(here)}.`,
  /** In place of the alert where the device itself has no network. */
  offline: "There is no connection. Bots and Solo can be played all the same.",
  worksOffline: "Bots and Solo can be played without a connection.",
  nobodyYet: "Nobody yet",
  newGame: "New game",
  lexicon: "Word list",
  rules: "Rules",
  formatLabel: "Pace",
  option: {
    players: "Players",
    playersAre: (count: number) => plural(count, { one: "# player", other: "# players" }),
    rackSize: "Tiles in hand",
    rackSizeIs: (count: number) => number(count),
    rackSizeBeginners: "for beginners",
    specials: "Stop tiles and arrows",
    with: "With",
    without: "Without",
    board: "Board",
    boards,
    easy: "Easy",
    easyWays,
    theme: "Theme",
    themes,
    noTheme: "None",
    ownTheme: "Own words",
    themeIs: (name: string, bonus: number) => `${name}, +${number(bonus)} a word`,
    ownWords: "The words of the theme",
    ownWordsHelp: (most: number) => `Separated by spaces or commas, ${number(most)} at most.`,
    bonus: "Points a word",
    bonusRange: (most: number) => `A word gives 1 to ${number(most)} points more.`,
    noWords: "Write at least one word.",
    tooManyWords: (most: number) => `That is more than ${number(most)} words.`,
    notAWord: (word: string) => `${word} is not a word of 2 to 21 letters.`,
  },
  themeWords: (count: number) => plural(count, { one: "# word of the theme", other: "# words of the theme" }),
  create: "Create match",
  withFriend: "Play with a friend",
  createHelp: "You get a link and a room code to share. Whoever joins has the first turn.",
  /** Where the first turn is drawn for (P-05). */
  createHelpDrawn: "You get a link and a room code to share. You draw for who begins.",
  creating: "Creating…",
  join: "Join match",
  joinHelp: "Type the room code that you were given.",
  code: "Room code",
  joinButton: "Join",
  badCode: "A room code is six letters and digits.",
  deadCode: "No match has that code. It may be taken already, or too old.",
  tooManyCodes: "That was many wrong codes. Wait ten minutes and try again.",
  guestNote: "You play as a guest: your matches are known to this browser alone.",

  waiting: "Waiting for an opponent",
  waitingHelp: "Send the link, or tell your friend the code. The match starts here as soon as the seat is taken.",
  waitingMany: "Send the link, or tell your friends the code. The match starts here as soon as all seats are taken.",
  waitingGuest: "The match starts here as soon as all seats are taken.",
  seatsTaken: (taken: number, seats: number) => `${number(taken)} of ${number(seats)} seats taken`,
  freeSeat: "Free seat",
  waitingBlitz: "Send the link, or tell your friend the code. Everyone presses Ready when all are here.",
  link: "Link",
  copy: "Copy",
  copied: "Copied",
  share: "Share",
  shareText: (game: string) => `Play ${game} with me`,
  expires: (when: string) => `Open until ${when}`,
  leaveMatch: "Leave the match",
  closeMatch: "Close the match",
  closed: "The match is closed",
  closedSeat: "Nobody took the free seat in time, so it never started.",
  closedSeats: "Not all seats were taken in time, so it never started.",
  closedLobby: "Not everyone was ready in time, so it never started.",
  closedByYou: "You closed it before it started.",
  closedBy: (name: string) => `${name} closed it before it started.`,

  invite: (name: string) => `${name} invites you`,
  inviteOwn: "This is your own invitation",
  inviteOwnHelp: "Send the link to somebody else.",
  inviteHelp: "You get the first turn. No account is needed.",
  inviteHelpDrawn: "You draw for who begins. No account is needed.",
  inviteBlitzHelp: "Each turn is two minutes: take the seat when you have time to play.",
  take: "Take the seat",
  taking: "Taking the seat…",
  toMatch: "To the match",
  inviteGone: "This invitation is no longer open",
  inviteGoneHelp: "The seat is taken, or the match is closed. Ask for a new link, or start a match of your own.",
  startOwn: "Start a match of your own",

  lobby: "Ready?",
  lobbyHelp: "Blitz starts when everyone is ready. Each turn is two minutes.",
  ready: "Ready",
  notReady: "Not ready",
  undoReady: "Take Ready back",
  isHere: "here",
  isAway: "away",
  you: "You",
  opponent: "Opponent",
  startsIn: (seconds: number) => plural(seconds, { one: "Starts in # second", other: "Starts in # seconds" }),
  countdownStopped: "The countdown stopped. Press Ready again when everyone is here.",
};
