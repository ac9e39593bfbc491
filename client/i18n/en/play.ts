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
  liveMatches: (count: number) => plural(count, { one: "# current match", other: "# current matches" }),
  waitingMatches: (count: number) => plural(count, { one: "# match is waiting for you", other: "# matches are waiting for you" }),
  outcome,
  status: {
    open: "Waiting for an opponent",
    lobby: "Waiting for the players",
    live: "In progress",
    over: "Over",
  },
  /** The reason why no match can start offline, and what is available. */
  notHere: (lexicon: string, here: readonly string[]) =>
    here.length === 0
      ? "You are offline and have no saved word list. Play a bot match online first, and its word list is saved."
      : `You are offline and the word list ${lexicon} is not saved. Choose ${list(here)}.`,
  /** Replaces the alert while the device is offline. */
  offline: "You are offline. You can still play bots and Solo.",
  worksOffline: "You can play bots and Solo without a connection.",
  nobodyYet: "No one yet",
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
    ownWordsHelp: (most: number) => `Up to ${number(most)} words, separated by spaces or commas.`,
    bonus: "Points a word",
    bonusRange: (most: number) => `Choose 1 to ${number(most)} extra points per word.`,
    noWords: "Write at least one word.",
    tooManyWords: (most: number) => `That is too many words. There is room for ${number(most)}.`,
    notAWord: (word: string) => `${word} won’t work: a word has 2 to 21 letters.`,
  },
  themeWords: (count: number) => plural(count, { one: "# word of the theme", other: "# words of the theme" }),
  create: "Create match",
  withFriend: "Play with a friend",
  createHelp: "You get a link and a room code to share. The player who joins gets the first turn.",
  /** Where the first turn is drawn (P-05). */
  createHelpDrawn: "You get a link and a room code to share. You draw tiles to see who starts.",
  creating: "Creating…",
  join: "Join match",
  joinHelp: "Type the room code you were given.",
  code: "Room code",
  joinButton: "Join",
  badCode: "A room code has six letters and digits.",
  deadCode: "No match has that code. The seat may be taken, or the code too old.",
  tooManyCodes: "Too many wrong codes. Wait ten minutes and try again.",
  guestNote: "You are playing as a guest. Your matches exist only in this browser.",

  waiting: "Waiting for an opponent",
  waitingHelp: "Send the link, or tell your friend the code. The match starts here as soon as your friend joins.",
  waitingMany: "Send the link, or tell your friends the code. The match starts here as soon as everyone has joined.",
  waitingGuest: "The match starts here as soon as everyone has joined.",
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
  closeMatch: "Delete invitation",
  closed: "The match never started",
  closedSeat: "No one joined in time.",
  closedSeats: "Not everyone joined in time.",
  closedLobby: "Not everyone was ready in time.",
  closedByYou: "You deleted the invitation.",
  closedBy: (name: string) => `${name} deleted the invitation.`,

  invite: (name: string) => `${name} invites you`,
  inviteOwn: "This is your own invitation",
  inviteOwnHelp: "Send the link to someone else.",
  inviteHelp: "You get the first turn. You don’t need an account.",
  inviteHelpDrawn: "You draw tiles to see who starts. You don’t need an account.",
  inviteBlitzHelp: "You have two minutes a turn. Join when you have time to play.",
  take: "Join match",
  taking: "Joining…",
  toMatch: "To the match",
  inviteGone: "This invitation is no longer valid",
  inviteGoneHelp: "The seat is taken, or the invitation was deleted. Ask for a new link, or start your own match.",
  startOwn: "Start your own match",

  lobby: "Ready?",
  lobbyHelp: "Blitz starts when everyone is ready. You have two minutes a turn.",
  ready: "Ready",
  notReady: "Not ready",
  undoReady: "Not ready",
  isHere: "here",
  isAway: "away",
  you: "You",
  opponent: "Opponent",
  startsIn: (seconds: number) => plural(seconds, { one: "Starts in # second", other: "Starts in # seconds" }),
  countdownStopped: "The countdown stopped. Press Ready again when everyone is here.",
};
