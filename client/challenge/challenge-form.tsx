import "./challenge.css";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { CODE_LETTERS, PLAYER_CODE_LENGTH, tidyCode } from "../../shared/protocol/http.ts";
import type { Whom } from "../../shared/protocol/whom.ts";
import type { Answer, ApiErrorCode } from "../api/request.ts";
import { t } from "../i18n/index.ts";
import { AlertIcon, PeopleIcon } from "../icons/index.ts";
import { AvatarDot } from "../profile/avatar.tsx";
import { Problem } from "../ui/problem.tsx";
import type { Opponent } from "./opponents.ts";

interface ChallengeFormProps {
  readonly opponents: readonly Opponent[];
  /** Chosen elsewhere: the form comes into view with them. */
  readonly chosen: Pick<Opponent, "name" | "match" | "seat"> | null;
  /** Null: these rules are for more than two as they are chosen. */
  readonly help: string | null;
  /** Goes to the match where it was sent. */
  readonly onSend: (to: Whom) => Promise<Answer<unknown> | null>;
}

type Target = Pick<Opponent, "name" | "match" | "seat">;

const looksRight = (code: string): boolean =>
  code.length === PLAYER_CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter));

const isSame = (a: Target | null, b: Target): boolean => a !== null && a.match === b.match && a.seat === b.seat;

/** Somebody one has played with, or whoever has a code. */
export function ChallengeForm({ opponents, chosen, help, onSend }: ChallengeFormProps) {
  const { challenge } = t();
  const form = useRef<HTMLFormElement>(null);
  const [target, setTarget] = useState<Target | null>(chosen);
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [problem, setProblem] = useState<ApiErrorCode | null>(null);
  const [field, message] = [useId(), useId()];
  const people = chosen === null || opponents.some((one) => isSame(chosen, one)) ? opponents : [chosen, ...opponents];

  useEffect(() => {
    if (chosen === null) return;
    setTarget(chosen);
    form.current?.scrollIntoView({ block: "center" });
    form.current?.querySelector<HTMLButtonElement>("[type=submit]")?.focus({ preventScroll: true });
  }, [chosen]);

  function choose(next: Target | null) {
    setTarget(next);
    setFault(null);
    setProblem(null);
  }

  async function send(event?: Event) {
    event?.preventDefault();
    const code = tidyCode(typed);
    if (target === null && !looksRight(code)) return setFault(challenge.badCode);
    setBusy(true);
    setFault(null);
    setProblem(null);
    const sent = await onSend(target === null ? { code } : { match: target.match, seat: target.seat });
    setBusy(false);
    if (sent === null || sent.ok) return;
    const said = sayRefusal(sent, target);
    if (said === null) setProblem(sent.code);
    else setFault(said);
  }

  return (
    <form ref={form} class="card invite-card challenge-form" onSubmit={send} noValidate>
      <PeopleIcon />
      <h2>{challenge.title}</h2>
      <p class="hint">{help ?? challenge.forTwo}</p>
      {help !== null && (
        <>
          {people.length > 0 && (
            <fieldset class="people">
              <legend class="unseen">{challenge.playedWith}</legend>
              {people.map((one) => (
                <button
                  key={`${one.match} ${one.seat}`}
                  type="button"
                  class="person"
                  aria-pressed={isSame(target, one)}
                  onClick={() => choose(isSame(target, one) ? null : one)}
                >
                  {"colour" in one && typeof one.colour === "number" && <AvatarDot colour={one.colour} />}
                  {one.name}
                </button>
              ))}
            </fieldset>
          )}
          <label class="hint" for={field}>
            <b>{challenge.code}</b> {challenge.codeHelp}
          </label>
          <div class="join-row">
            <input
              id={field}
              class="code-field"
              value={typed}
              onInput={(event) => {
                setTyped(event.currentTarget.value.toUpperCase());
                choose(null);
              }}
              placeholder="········"
              maxLength={16}
              autoComplete="off"
              autoCapitalize="characters"
              spellcheck={false}
              aria-describedby={message}
              aria-invalid={fault !== null}
            />
            <button type="submit" class="button" disabled={busy}>
              {busy ? challenge.sending : target === null ? challenge.send : challenge.sendTo(target.name)}
            </button>
          </div>
          <p id={message} class="field-error" role="alert">
            {fault !== null && (
              <>
                <AlertIcon />
                {fault}
              </>
            )}
          </p>
          {problem !== null && <Problem code={problem} onAgain={send} />}
        </>
      )}
    </form>
  );
}

/** What a refusal means in this place; null: what it means everywhere. */
function sayRefusal({ code, at }: Extract<Answer<unknown>, { ok: false }>, target: Target | null): string | null {
  const { challenge } = t();
  if (code === "no-such-player" && target === null) return challenge.noPlayer;
  if (code === "bad-request" && at === "to") return challenge.ownCode;
  if (code !== "too-many") return null;
  if (at !== "to") return challenge.tooManyCodes;
  return target === null ? challenge.enoughOne : challenge.enough(target.name);
}
