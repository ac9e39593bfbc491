import type { Gem } from "../../shared/rules/model.ts";
import { closedPath, type Point, polygon, roundedPath, spokes } from "./geometry.ts";
import { Svg } from "./svg.tsx";

/** The number of corners, and the position at which the polygon looks centred in the square. */
const SHAPES: Readonly<Record<Gem, { readonly corners: number; readonly centre: Point; readonly radius: number }>> = {
  pentagon: { corners: 5, centre: { x: 12, y: 12.9 }, radius: 12.3 },
  hexagon: { corners: 6, centre: { x: 12, y: 12 }, radius: 11.9 },
  septagon: { corners: 7, centre: { x: 12, y: 12.3 }, radius: 11.9 },
};

/** The share of the flat top. */
const TABLE = 0.68;

function draw(gem: Gem) {
  const { corners, centre, radius } = SHAPES[gem];
  const outer = polygon(corners, centre, radius);
  const table = polygon(corners, centre, radius * TABLE);
  const facets = outer.map((point, index) => {
    const next = (index + 1) % corners;
    return [point, outer[next] ?? point, table[next] ?? point, table[index] ?? point];
  });
  const lower = facets.filter(([a, b]) => a !== undefined && b !== undefined && (a.y + b.y) / 2 > centre.y + radius * 0.5);
  return {
    outline: roundedPath(outer, 1.1),
    shade: lower.map(closedPath).join(""),
    table: roundedPath(table, 0.4),
    edges: spokes(outer, table),
  };
}

const DRAWN: Readonly<Record<Gem, ReturnType<typeof draw>>> = {
  pentagon: draw("pentagon"),
  hexagon: draw("hexagon"),
  septagon: draw("septagon"),
};

/** The body of an alfa tile: a gem with 5, 6 or 7 corners (K-54). */
export function GemShape({ gem }: { readonly gem: Gem }) {
  const { outline, shade, table, edges } = DRAWN[gem];
  return (
    <Svg class="gem">
      <path class="gem-body" d={outline} />
      <path class="gem-shade" d={shade} />
      <path class="gem-table" d={table} />
      <path class="gem-edges" d={edges} />
      <path class="gem-outline" d={outline} />
    </Svg>
  );
}
