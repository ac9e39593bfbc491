import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { CountdownMatch, LobbyMatch } from "../../../shared/protocol/match-view.types.ts";
import type { Person } from "../../../shared/protocol/server-message.ts";
import type { GameId, Seat } from "../../../shared/rules/model.ts";
import { APP_NAME } from "../../i18n/game-names.ts";
import { t } from "../../i18n/index.ts";
import { CheckIcon } from "../../icons/index.ts";
import { type ServerTime, useServerTime } from "../../match/clock/server-time.ts";
import type { MatchStore } from "../../match/connection/match-store.ts";
import { displayName } from "../../match/names.ts";
import { TopBar } from "../../navigation/top-bar.tsx";
import { Page } from "../../ui/page.tsx";

/** The part of a match that the lobby needs, for any game. */
interface LobbyStore extends Pick<MatchStore, "you" | "people" | "serverNow"> {
  readonly unanswered: { readonly value: readonly unknown[] };
  send(mark: { readonly type: "ready" | "unready" }): Promise<unknown>;
  listen(hear: (event: { readonly type: string }) => void): () => void;
}

interface LobbyProps {
  readonly store: LobbyStore;
  readonly match: LobbyMatch<GameId> | CountdownMatch<GameId>;
  readonly help?: string;
  /** What the players still agree on. */
  readonly children?: ComponentChildren;
}

/**
 * Both press Ready, then three seconds count down, then the first turn begins. Leaving or undoing Ready stops the
 * countdown.
 */
export function Lobby({ store, match, help = t().play.lobbyHelp, children }: LobbyProps) {
  const { play } = t();
  const you = store.you.value;
  const [stopped, setStopped] = useState(false);
  useEffect(
    () =>
      store.listen((event) => {
        if (event.type === "countdown") setStopped(false);
        if (event.type !== "countdown-stopped") return;
        setStopped(true);
      }),
    [store],
  );

  const ready = you !== null && match.ready[you] === true;
  const sending = store.unanswered.value.length > 0;
  return (
    <Page title={`${play.lobby} – ${APP_NAME}`}>
      <TopBar />
      <section class="middle lobby">
        <h1>{play.lobby}</h1>
        <p class="hint">{help}</p>
        <ul class="card lobby-seats">
          {match.ready.map((isReady, seat) => (
            <SeatRow
              key={seat}
              seat={seat}
              own={seat === you}
              ready={isReady}
              person={store.people.value.find((person) => person.seat === seat)}
            />
          ))}
        </ul>
        {children}
        <div class="lobby-news">
          {match.phase === "countdown" ? (
            <Countdown store={store} startsAt={match.startsAt} />
          ) : (
            <p class="hint" role="status">
              {stopped ? play.countdownStopped : ""}
            </p>
          )}
        </div>
        {you !== null && (
          <button
            type="button"
            class={ready ? "button" : "button primary"}
            disabled={sending}
            onClick={() => store.send({ type: ready ? "unready" : "ready" })}
          >
            {ready ? play.undoReady : play.ready}
          </button>
        )}
      </section>
    </Page>
  );
}

interface SeatRowProps {
  readonly seat: Seat;
  readonly own: boolean;
  readonly ready: boolean;
  readonly person: Person | undefined;
}

function SeatRow({ own, ready, person }: SeatRowProps) {
  const { play } = t();
  const name = own ? play.you : person === undefined ? play.opponent : displayName(person.name);
  const here = own || person?.online === true;
  return (
    <li class={ready ? "lobby-seat ready" : "lobby-seat"}>
      <span class={here ? "presence here" : "presence"} />
      <b>
        <bdi>{name}</bdi>
      </b>
      <span class="hint">{here ? play.isHere : play.isAway}</span>
      <span class="lobby-mark">
        {ready && <CheckIcon />}
        {ready ? play.ready : play.notReady}
      </span>
    </li>
  );
}

function Countdown({ store, startsAt }: { readonly store: ServerTime; readonly startsAt: number }) {
  const now = useServerTime(store, 100);
  const seconds = Math.max(0, Math.ceil((startsAt - now) / 1000));
  return (
    <p class="countdown" role="timer">
      {t().play.startsIn(seconds)}
    </p>
  );
}
