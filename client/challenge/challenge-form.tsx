import "./challenge.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { PLAYER_CODE_LENGTH } from "../../shared/protocol/http.ts";
import { readCode } from "../../shared/protocol/typed-code.ts";
import type { Whom } from "../../shared/protocol/whom.ts";
import { findPlayers } from "../api/friends.ts";
import type { ApiAnswer, ApiErrorCode } from "../api/request.ts";
import { t } from "../i18n/index.ts";
import { ForwardIcon, PeopleIcon } from "../icons/index.ts";
import { FRIENDS } from "../navigation/navigate.ts";
import { AvatarDot } from "../ui/avatar.tsx";
import { Problem } from "../ui/problem.tsx";
import { SentField } from "../ui/sent-field.tsx";
import type { Target } from "./next-challenge.ts";

interface ChallengeFormProps {
  readonly opponents: readonly Target[];
  /** A player chosen elsewhere. The form scrolls into view with them. */
  readonly chosen: Target | null;
  /** Null if these options are for more than two players. */
  readonly help: string | null;
  /** Leads to the match once the challenge is sent. */
  readonly onSend: (to: Whom) => Promise<ApiAnswer<unknown> | null>;
}

/** A message with a code in it. */
const MAX_PASTED = 500;

const isSame = (a: Target | null, b: Target): boolean => a !== null && JSON.stringify(a.whom) === JSON.stringify(b.whom);

/** Challenges a recent opponent or the player with a name or code. */
export function ChallengeForm({ opponents, chosen, help, onSend }: ChallengeFormProps) {
  const { challenge, errors, friends } = t();
  const form = useRef<HTMLFormElement>(null);
  const [target, setTarget] = useState<Target | null>(chosen);
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [problem, setProblem] = useState<ApiErrorCode | null>(null);
  /** The players with the typed name. The user chooses one. */
  const [namesakes, setNamesakes] = useState<readonly Target[]>([]);
  const known: readonly Target[] = [...namesakes, ...(chosen === null ? [] : [chosen]), ...opponents];
  const people = known.filter((one, index) => known.findIndex((other) => isSame(one, other)) === index);

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

  /** Several players may have the typed name, so the form shows the ones found. */
  async function find() {
    const who = typed.trim();
    if (who.length < 2) return setFault(friends.tooShort);
    setBusy(true);
    const answer = await findPlayers(who);
    setBusy(false);
    if (!answer.ok) return setFault(answer.code === "too-many" ? challenge.tooManyCodes : errors[answer.code]);
    const found = answer.value.players.map(({ name, code, colour }) => ({ name, colour, whom: { code } }));
    setNamesakes(found);
    const [first, ...more] = found;
    if (first === undefined) setFault(friends.nobody);
    else if (more.length === 0) choose(first);
    else setFault(challenge.which);
  }

  async function send(event?: Event) {
    event?.preventDefault();
    const code = readCode(typed, PLAYER_CODE_LENGTH);
    const whom = target?.whom ?? (code === null ? null : { code });
    if (whom === null) return find();
    setBusy(true);
    setFault(null);
    setProblem(null);
    const sent = await onSend(whom);
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
                  key={JSON.stringify(one.whom)}
                  type="button"
                  class="person"
                  aria-pressed={isSame(target, one)}
                  onClick={() => choose(isSame(target, one) ? null : one)}
                >
                  {one.colour !== undefined && <AvatarDot colour={one.colour} />}
                  <bdi>{one.name}</bdi>
                  {/* Where several go by one name, their codes tell them apart. */}
                  {namesakes.length > 1 && "code" in one.whom && <small>{one.whom.code}</small>}
                </button>
              ))}
            </fieldset>
          )}
          <SentField
            label={
              <>
                <b>{friends.find}</b> {challenge.codeHelp}
              </>
            }
            explained
            value={typed}
            onInput={(who) => {
              setTyped(who);
              setNamesakes([]);
              choose(null);
            }}
            maxLength={MAX_PASTED}
            button={busy ? challenge.sending : target === null ? challenge.send : challenge.sendTo(target.name)}
            busy={busy}
            fault={fault}
          />
          {problem !== null && <Problem code={problem} onAgain={send} />}
          <a class="friends-link" href={FRIENDS}>
            {friends.title}
            <ForwardIcon />
          </a>
        </>
      )}
    </form>
  );
}

/** The meaning of a refusal in this form; null if it means the same as elsewhere. */
function sayRefusal({ code, at }: Extract<ApiAnswer<unknown>, { ok: false }>, target: Target | null): string | null {
  const { challenge } = t();
  if (code === "no-such-player" && target === null) return challenge.noPlayer;
  if (code === "bad-request" && at === "to") return challenge.ownCode;
  if (code !== "too-many") return null;
  if (at !== "to") return challenge.tooManyCodes;
  return target === null ? challenge.enoughOne : challenge.enough(target.name);
}
