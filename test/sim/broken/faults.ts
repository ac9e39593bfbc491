/**
 * The match service, broken on purpose in one place: what test:sim is there to find out. Each is a change of the source as it stands:
 * one that does not fit any more is said by `npm run test:faults`, and fitted anew.
 */

export interface Fault {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Found within a few matches: part of the short form. */
  readonly quick?: true;
}

const alarm = "shared/match/host/alarm.ts";
const answer = "shared/match/messages/answer.ts";
const command = "shared/match/step/command.ts";
const conversation = "shared/match/messages/conversation.ts";
const deadlines = "shared/match/step/deadlines.ts";
const host = "shared/match/host/match-host.ts";
const outbox = "shared/match/host/outbox.ts";
const presence = "shared/match/sockets/presence.ts";
const seats = "shared/match/requests/seats.ts";
const reports = "shared/match/requests/reports.ts";
const sqlLog = "shared/match/log/sql-log.ts";
const send = "shared/match/sockets/send.ts";

export const FAULTS: readonly Fault[] = [
  {
    name: "a command that is sent again is not answered",
    quick: true,
    file: conversation,
    from: "host.run(() => send(socket, answer(host, socket, message, words, arrived)), undefined, failed, socket.seat);",
    to: "host.run(() => { const said = answer(host, socket, message, words, arrived); if (host.load()?.position !== 9) send(socket, said); }, undefined, failed, socket.seat);",
  },
  {
    name: "what was said while a lexicon was awaited never leaves",
    file: host,
    from: "    this.frames.flush();\n    if (this.#stale.size === 0) return;",
    to: "    if (!(this.#loaded?.position === 7)) this.frames.flush();\n    if (this.#stale.size === 0) return;",
  },
  {
    name: "a command that is sent again is done again",
    file: answer,
    from: "const stored = host.ports.log.command(seat, id);",
    to: "const stored = host.ports.log.command(seat, id.slice(1));",
  },
  {
    name: "another command under a known id gets the answer of the first",
    quick: true,
    file: answer,
    from: "isDigestOf(stored.digest, command)",
    to: "true",
  },
  {
    name: "a stale command has its effect",
    file: answer,
    from: "if (seen < last || seen > head.n) {",
    to: "if (seen > head.n) {",
  },
  {
    name: "a command is judged before what the clock has done",
    file: answer,
    from: "const loaded = host.settle(now, words) ?? before;",
    to: "const loaded = before;",
  },
  {
    name: "the answer tells a number that is not that of its event",
    file: answer,
    from: "const reply: Reply = { n: headOf(effect.streams, seat).n, error };",
    to: "const reply: Reply = { n: headOf(judged.head.streams, seat).n, error };",
  },
  {
    name: "a deadline comes a millisecond early",
    quick: true,
    file: deadlines,
    from: "return last === null ? null : last + 1;",
    to: "return last;",
  },
  {
    name: "a deadline comes a second late",
    file: deadlines,
    from: "return last === null ? null : last + 1;",
    to: "return last === null ? null : last + 1001;",
  },
  {
    name: "the alarm stays at what is later",
    file: "shared/match/host/alarm-setting.ts",
    from: "armed > now && armed < wanted) return;",
    to: "armed > now && armed > wanted) return;",
  },
  {
    name: "no alarm is set for a step",
    quick: true,
    file: host,
    from: "    this.arm(after);\n    this.#noteCourse",
    to: "    this.#noteCourse",
  },
  {
    name: "an alarm that was lost is not set again on waking up",
    file: alarm,
    from: "if (loaded !== null) host.arm(host.saveWork(",
    to: "if (loaded !== null) void (host.saveWork(",
  },
  {
    name: "an alarm that was lost is not set again when it is asked for",
    file: reports,
    from: "  host.alarm.is(armed);\n",
    to: "",
  },
  {
    name: "after a fault the alarm is given up",
    file: alarm,
    from: "host.run(() => host.alarm.set(again), undefined);",
    to: "void again;",
  },
  {
    name: "after a fault nobody is told what was stored before",
    file: host,
    from: "      if (this.#unsent) this.#sendSnapshots(loaded);\n      this.arm(loaded);",
    to: "      this.arm(loaded);",
  },
  {
    name: "only the first connection of a seat hears of a step",
    quick: true,
    file: send,
    from: "for (const socket of open) for (const text of texts) socket.send(text);",
    to: "for (const text of texts) open[0]?.send(text);",
  },
  {
    name: "everybody hears the stream of the first seat",
    file: send,
    from: "(sent[seat] ?? []).map",
    to: "(sent[0] ?? []).map",
  },
  {
    name: "what is said leaves in another order",
    file: "shared/match/sockets/frames.ts",
    from: "const texts = waiting.texts.splice(0);",
    to: "const texts = waiting.texts.splice(0).reverse();",
  },
  {
    name: "of what was missed the first event is left out",
    file: send,
    from: "streamAfter(mode, ports.log.history().flat(), seat, after)",
    to: "streamAfter(mode, ports.log.history().flat(), seat, after + 1)",
  },
  {
    name: "a snapshot has the number of another stream",
    file: send,
    from: "  const { n } = headOf(head.streams, socket.seat);\n  const view",
    to: "  const { n } = headOf(head.streams, 0);\n  const view",
  },
  {
    name: "a snapshot is that of another seat",
    file: send,
    from: "const view = viewMatch(mode, head.state, socket.seat);",
    to: "const view = viewMatch(mode, head.state, 0);",
  },
  {
    name: "others see how many coins a seat has",
    file: "shared/rules/views/view-for.ts",
    from: "coins: isOwn ? seat.coins : seat.shownCoins,",
    to: "coins: seat.coins,",
  },
  {
    name: "others hear which tiles a play has drawn",
    quick: true,
    file: "shared/rules/views/move-view.ts",
    from: "return isOwn ? { ...view, own: { drawn: event.drawn } } : view;",
    to: "return { ...view, own: { drawn: event.drawn } };",
  },
  {
    name: "others hear which letter a seat has drawn in Express",
    file: "shared/express/views.ts",
    from: "tile: seat === reader ? event.tile : null",
    to: "tile: event.tile",
  },
  {
    name: "the work beside the state is stored with the state alone",
    quick: true,
    file: host,
    from: "const saves = work !== head.work;",
    to: "const saves = false;",
  },
  {
    name: "whoever wakes up leaves out the last row",
    quick: true,
    file: sqlLog,
    from: 'WHERE n > ? ORDER BY n", cached',
    to: 'WHERE n > ? + 1 ORDER BY n", cached',
  },
  {
    name: "who sat down is forgotten by a match that wakes up",
    file: sqlLog,
    from: '    if (about !== undefined) this.#keep("about", aboutText(about));\n',
    to: "",
  },
  {
    name: "a result that could not be told is dropped",
    file: outbox,
    from: "? [{ ...first, tries: first.tries + 1, due: now + backOff(first.tries) }, ...rest] : rest;",
    to: "? rest : rest;",
  },
  {
    name: "what came while a notice was under way is thrown away with it",
    file: alarm,
    from: "outbox: afterTry(work.outbox, outcome, ports.now())",
    to: "outbox: afterTry(loaded.head.work.outbox, outcome, ports.now())",
  },
  {
    name: "the last notice is told first",
    file: outbox,
    from: "[...work.outbox, ...notices.map((notice) => ({ notice, tries: 0, due: notice.at }))]",
    to: "[...notices.map((notice) => ({ notice, tries: 0, due: notice.at })), ...work.outbox]",
  },
  {
    name: "a seat is taken again by who has it",
    file: seats,
    from: "  if (mine !== undefined) return { ok: true, seat: mine.seat",
    to: '  if (mine !== undefined && state.phase !== "open") return { ok: true, seat: mine.seat',
  },
  {
    name: "who leaves a seat keeps the connection",
    file: seats,
    from: 'for (const socket of host.ports.sockets.of(seat)) socket.close(CLOSE.left, "left");',
    to: "",
  },
  {
    name: "who leaves a seat is let in again",
    file: seats,
    from: "const about = withoutHolder(loaded.about, seat);",
    to: "const { about } = loaded;",
  },
  {
    name: "a seat is left after the match has begun",
    file: seats,
    from: 'if (mine.seat === CREATOR || loaded.head.state.phase !== "open") return refuse("not-allowed");',
    to: 'if (mine.seat === CREATOR) return refuse("not-allowed");',
  },
  {
    name: "who was dropped by the server is warned",
    file: presence,
    from: "now - dropped > SILENCE_MS",
    to: "now - dropped >= 0",
  },
  {
    name: "who is away is never warned",
    file: presence,
    from: "return !isOnline(sockets, seat, now) && (dropped",
    to: "return !isOnline(sockets, seat, now) && seat < 0 && (dropped",
  },
  {
    name: "who is there is warned",
    file: presence,
    from: "return !isOnline(sockets, seat, now) && (dropped",
    to: "return (dropped",
  },
  {
    name: "a countdown begins the game although somebody is gone",
    file: deadlines,
    from: "if (context.gone.length > 0)",
    to: "if (context.gone.length > 9)",
  },
  {
    name: "chance draws from the stream of another event",
    file: command,
    from: "headOf(streams, state.seats).n + 1);",
    to: "headOf(streams, 0).n + 1);",
  },
  {
    name: "a match tells its key before it is over",
    file: reports,
    from: 'if (head.state.phase !== "over") return refuse("not-allowed");',
    to: "",
  },
];
