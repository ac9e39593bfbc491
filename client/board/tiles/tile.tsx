import type { Premium } from "../../../shared/rules/model.ts";
import { BendIcon, GemShape, GoldShape } from "../../icons/index.ts";
import type { TileFace } from "../draft/faces.ts";
import type { Arrival } from "../gestures/arrivals.ts";
import { Die } from "./die.tsx";
import "./tile.css";
import "./tile-kinds.css";
import "./tile-letter.css";
import "./tile-motion.css";

/** A small mark of the premium drafted on its square: a ring or a plate, like the premium (C-07). */
const Seed = ({ premium }: { readonly premium: Premium }) => (
  <span class={`seed seed-${premium.endsWith("L") ? "letter" : "word"}`} />
);

/** Five parts, one lit per charge. Drafted ones are outlined. */
const Battery = ({ charge, adding }: { readonly charge: number; readonly adding: number }) => (
  <span class="battery">
    {[0, 1, 2, 3, 4].map((part) => (
      <i key={part} class={part < charge ? "lit" : part < charge + adding ? "adding" : ""} />
    ))}
  </span>
);

const WIDE = new Set(["M", "W", "Æ", "Œ", "Ǽ"]);

function classOf(face: TileFace): string {
  const name = (is: boolean, text: string): string => (is ? ` ${text}` : "");
  return [
    `tile tile-${face.kind}`,
    name(face.gem !== null, `gem-${face.gem}`),
    name(face.look === "draft", "draft"),
    name(face.look === "last", "last"),
    name(face.touched, "touched"),
    name(face.charge + face.adding > 0, "charged"),
    name(face.dice > 0 || face.rolling, "rolled"),
    name(face.morphed, "morphed"),
    name(face.kind !== "arrow" && face.arrow !== null, "turning"),
    name(WIDE.has(face.letter), "wide"),
    name((face.value ?? 0) > 9, "long"),
  ].join("");
}

interface TileProps {
  readonly face: TileFace;
  /** Which of the four patterns of specks in the glaze. */
  readonly glaze?: number;
  /** The old letter shows through (K-33). */
  readonly glimpse?: boolean;
  /** The opponent's move arrives: the tile drops in after those before it. */
  readonly arriving?: Arrival | null;
  /** The piece that it shows, so that it can be moved. */
  readonly piece?: number | null;
}

/** A tile of any kind, as large as `--side`. The square or button round it has the spoken name. */
export function Tile({ face, glaze = 0, glimpse = false, arriving = null, piece = null }: TileProps) {
  return (
    <span
      class={`${classOf(face)} glaze-${glaze % 4}${arriving === null ? "" : " arriving"}`}
      style={arriving === null ? {} : { "--turn": arriving.turn }}
      data-piece={piece ?? undefined}
      aria-hidden="true"
    >
      {face.gem !== null && <GemShape gem={face.gem} />}
      {face.kind === "gold" && <GoldShape />}
      {face.charge + face.adding > 0 && <Battery charge={face.charge} adding={face.adding} />}
      {(face.dice > 0 || face.rolling) && <Die pips={face.dice} rollsIn={arriving?.rolled === true} />}
      {face.arrow !== null && <BendIcon class="tile-arrow" way={face.arrow} />}
      {face.onPremium !== null && <Seed premium={face.onPremium} />}
      <span class="letter">{face.letter}</span>
      {glimpse && face.original !== null && <span class="ghost">{face.original}</span>}
      {face.value !== null && <span class="worth">{face.value}</span>}
      {face.kind === "blank" && face.value === null && <span class="no-worth" />}
    </span>
  );
}
