import type { EarnedTile } from "../../../shared/rules/model.ts";
import { GemShape, GoldShape } from "../../icons/index.ts";
import { gemOf } from "./earned-names.ts";

export function EarnedShape({ tile }: { readonly tile: EarnedTile }) {
  const gem = gemOf(tile);
  return gem === null ? <GoldShape /> : <GemShape gem={gem} />;
}
