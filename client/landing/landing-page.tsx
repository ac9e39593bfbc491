import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { localMatches } from "../local/device-matches.ts";
import { shelf } from "../local/device-shelf.ts";
import { LocalScreen } from "../local/local-page.tsx";
import type { OpenMatch } from "../local/open.ts";
import { startAgain } from "../local/start.ts";
import { HOME, localPath, useNavigate } from "../navigation/navigate.ts";
import { leaveLanding, markVisited } from "../navigation/visited.ts";
import { readersLexicon } from "../options/offered.ts";
import { firstMatch, firstMatchId } from "./first-match.ts";

/**
 * Loads everything that the landing board needs before it replaces the one in the page. Null if it cannot be loaded, or if
 * somebody has played on this device although the mark of a visit is gone.
 */
export async function prepareLanding(): Promise<FunctionComponent | null> {
  if ((await shelf.heads()).some(({ begun }) => begun)) return null;
  const lexicon = readersLexicon();
  const id = firstMatchId(lexicon);
  const before = await shelf.open(id);
  const begin = () => shelf.put(firstMatch(lexicon, Date.now()));
  if (before === null || before.head.result !== null) await begin();
  let open = await localMatches.open(id);
  if (open === null) {
    // The stored match cannot be used.
    await begin();
    open = await localMatches.open(id);
  }
  const match = open;
  return match === null ? null : () => <Landing open={match} id={id} />;
}

function Landing({ open, id }: { readonly open: OpenMatch; readonly id: string }) {
  const navigate = useNavigate();
  const { match } = open;
  useEffect(() => open.close, [open]);
  // After its first move it is a match like any other, and a reload finds it again.
  useEffect(
    () =>
      match.onStep(() => {
        markVisited();
        if (location.pathname === HOME) history.replaceState(null, "", localPath(id));
      }),
    [match, id],
  );

  async function again() {
    const next = await startAgain(match.terms);
    leaveLanding();
    navigate(localPath(next));
  }
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.getAttribute("href") === HOME) leaveLanding();
  };
  return (
    <div class="landing" onClickCapture={leave}>
      <LocalScreen open={open} onAgain={again} />
    </div>
  );
}
