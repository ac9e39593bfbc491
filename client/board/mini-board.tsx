import type { BoardTile, Premium, SquareName } from "../../shared/rules/model.ts";
import { squareName } from "../../shared/rules/squares.ts";
import { boardFace } from "./draft/faces.ts";
import { Tile } from "./tiles/tile.tsx";
import "./mini-board.css";
import { PremiumMark, StarIcon } from "../icons/index.ts";

export interface Crop {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

interface MiniBoardProps {
  readonly size: number;
  readonly start: SquareName;
  readonly premiums: Readonly<Record<SquareName, Premium>>;
  readonly board?: Readonly<Record<SquareName, BoardTile>>;
  /** The squares of the play that is shown. */
  readonly drafted?: ReadonlySet<SquareName>;
  /** Tiles that do not count. */
  readonly faded?: ReadonlySet<SquareName>;
  readonly crop: Crop;
}

const NOTHING: Readonly<Record<SquareName, BoardTile>> = {};
const NOBODY: ReadonlySet<SquareName> = new Set();

/** A piece of the board as a drawing. The text beside it describes it. */
export function MiniBoard({ size, start, premiums, board = NOTHING, drafted = NOBODY, faded = NOBODY, crop }: MiniBoardProps) {
  const squares = Array.from({ length: crop.rows * crop.columns }, (_, index) => {
    const column = crop.column + (index % crop.columns);
    const row = crop.row + Math.floor(index / crop.columns);
    return { glaze: column + 2 * row, at: squareName(row * size + column, size) };
  });
  return (
    <div class="mini-board" style={{ "--columns": crop.columns }} aria-hidden="true">
      {squares.map(({ at, glaze }) => (
        <MiniSquare
          key={at}
          tile={board[at]}
          premium={premiums[at]}
          isStart={at === start}
          isDrafted={drafted.has(at)}
          isFaded={faded.has(at)}
          glaze={glaze}
        />
      ))}
    </div>
  );
}

interface MiniSquareProps {
  readonly tile: BoardTile | undefined;
  readonly premium: Premium | undefined;
  readonly isStart: boolean;
  readonly isDrafted: boolean;
  readonly isFaded: boolean;
  readonly glaze: number;
}

function MiniSquare({ tile, premium, isStart, isDrafted, isFaded, glaze }: MiniSquareProps) {
  if (tile !== undefined) {
    return (
      <span class={isFaded ? "mini-square faded" : "mini-square"}>
        <Tile face={boardFace(tile, isDrafted ? "draft" : "plain")} glaze={glaze} />
      </span>
    );
  }
  return <span class="mini-square">{isStart ? <StarIcon /> : premium !== undefined && <PremiumMark premium={premium} />}</span>;
}
