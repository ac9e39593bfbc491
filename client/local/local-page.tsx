import { useEffect, useState } from "preact/hooks";
import { useRoute } from "preact-iso";
import { hasBegun } from "../../shared/match/evolve-phase.ts";
import type { BegunMatch } from "../../shared/protocol/match-view.types.ts";
import { t } from "../i18n/index.ts";
import { MatchScreen } from "../match-screen/match-screen.tsx";
import { localPath, useNavigate } from "../navigation/navigate.ts";
import { NotFound } from "../navigation/not-found.tsx";
import { keepApp } from "../offline/keep-app.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { StuckLine, ThinkingLine, UnkeptLine } from "./bots/thinking.tsx";
import { localMatches } from "./device-matches.ts";
import { HintLine } from "./hints/hint-line.tsx";
import { useHints } from "./hints/use-hints.ts";
import type { OpenMatch } from "./open.ts";
import { startAgain } from "./start.ts";
import { useOnce } from "./use-once.ts";
import { useRecord } from "./use-record.tsx";

/** A match on this device, on the same screen as one over a connection. */
export function LocalPage() {
  const id = useRoute().params.id ?? "";
  const opened = useOpened(id);
  const navigate = useNavigate();
  if (opened === "missing") return <NotFound title={t().bots.gone} help={t().bots.goneHelp} />;
  if (opened === "opening") return <Skeleton kind="board" />;
  const again = async () => navigate(localPath(await startAgain(opened.match.terms)));
  return <LocalScreen key={id} open={opened} onAgain={again} />;
}

export function LocalScreen({ open, onAgain }: { readonly open: OpenMatch; readonly onAgain: () => Promise<void> }) {
  const { match } = open;
  const again = useOnce(onAgain);
  const view = match.match.value;
  useEffect(keepApp, []);
  if (view === null || !hasBegun(view)) return <Skeleton kind="board" />;
  return <Hinted open={open} match={view} onAgain={again} />;
}

interface HintedProps {
  readonly open: OpenMatch;
  readonly match: BegunMatch;
  readonly onAgain: () => void;
}

/** The match with its hints and its bots. */
function Hinted({ open, match, onAgain }: HintedProps) {
  const { game } = match;
  const [hint, putAway] = useHints(open.match, game);
  const race = useRecord(open.match, game);
  const [unkeptRead, setUnkeptRead] = useState(false);
  // Nothing is lost while nothing has happened.
  const unkept =
    open.match.kept.value || unkeptRead || game.turnNumber < 2 ? null : <UnkeptLine onRead={() => setUnkeptRead(true)} />;
  const resting = botLine(open) ?? unkept ?? (hint === null ? race.resting : <HintLine hint={hint} onClose={putAway} />);
  return (
    <div class="hinted" data-hint={hint ?? undefined}>
      <MatchScreen
        store={open.match}
        match={match}
        onAgain={onAgain}
        headline={race.headline}
        {...(resting === null ? {} : { resting })}
      />
    </div>
  );
}

function botLine({ match, bots }: OpenMatch) {
  if (bots === null) return null;
  if (bots.stuck.value) return <StuckLine onAgain={bots.again} />;
  const thinking = bots.thinking.value;
  if (thinking === null) return null;
  const name = match.people.value.find(({ seat }) => seat === thinking.seat)?.name ?? "";
  return <ThinkingLine key={`${match.history.value?.length}`} thinking={thinking} name={name} onSkip={bots.skip} />;
}

/** Closes the match when the page closes. If several were requested, the last one counts. */
function useOpened(id: string): OpenMatch | "opening" | "missing" {
  const [now, setNow] = useState<{ readonly id: string; readonly open: OpenMatch | null } | null>(null);
  useEffect(() => {
    let gone = false;
    let opened: OpenMatch | null = null;
    void localMatches.open(id).then((open) => {
      if (gone) return open?.close();
      opened = open;
      setNow({ id, open });
    });
    return () => {
      gone = true;
      opened?.close();
    };
  }, [id]);
  if (now === null || now.id !== id) return "opening";
  return now.open ?? "missing";
}
