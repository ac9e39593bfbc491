import type { FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { shelf } from "../local/device-shelf.ts";
import { tables } from "../local/device-tables.ts";
import { LocalScreen } from "../local/local-page.tsx";
import type { OpenMatch } from "../local/open.ts";
import { startAgain } from "../local/start.ts";
import { HOME, localPath, useNavigate } from "../navigation/navigate.ts";
import { leaveLanding, markVisited } from "../navigation/visited.ts";
import { readersLexicon } from "../options/offered.ts";
import { firstMatch, firstMatchId } from "./first-match.ts";

/**
 * Everything that the landing board needs is there before it takes the place of the one in the page. Null: it cannot be had, or
 * is for nobody who has played here, although the device has not kept that.
 */
export async function prepareLanding(): Promise<FunctionComponent | null> {
  if ((await shelf.heads()).some(({ begun }) => begun)) return null;
  const lexicon = readersLexicon();
  const id = firstMatchId(lexicon);
  const before = await shelf.open(id);
  const begin = () => shelf.put(firstMatch(lexicon, Date.now()));
  if (before === null || before.head.result !== null) await begin();
  let open = await tables.open(id);
  if (open === null) {
    // What lay there is of no use.
    await begin();
    open = await tables.open(id);
  }
  const match = open;
  return match === null ? null : () => <Landing open={match} id={id} />;
}

function Landing({ open, id }: { readonly open: OpenMatch; readonly id: string }) {
  const navigate = useNavigate();
  const { match } = open;
  useEffect(() => open.close, [open]);
  // With the first move it is like every other match, and a reload finds it again.
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
