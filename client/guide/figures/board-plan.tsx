import { rulesOf } from "../../../shared/rules/index.ts";
import { MiniBoard } from "../../board/mini-board.tsx";
import type { ExhibitProps } from "../exhibit.tsx";

/** The whole board, small. */
export function BoardPlan({ ruleset, texts }: ExhibitProps) {
  const plan = rulesOf(ruleset).board;
  if (plan === null) return null;
  const { size } = plan;
  return (
    <figure class="figure board-plan">
      <MiniBoard {...plan} crop={{ column: 0, row: 0, columns: size, rows: size }} />
      <figcaption>{texts.labels.board(size)}</figcaption>
    </figure>
  );
}
