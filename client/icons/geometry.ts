/** Points and paths of the computed drawings, on a field of 24 × 24. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (value: number): string => String(Math.round(value * 100) / 100);
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** A regular polygon with one corner up. */
export function polygon(corners: number, centre: Point, radius: number): readonly Point[] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI - Math.PI / 2;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

export const closedPath = (points: readonly Point[]): string => `M${points.map(at).join("L")}z`;

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
}

/** A closed path through `points` with corners rounded off `radius` along each side. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const corners = points.map((corner, index) => {
    const before = points.at(index - 1) ?? corner;
    const after = points.at((index + 1) % points.length) ?? corner;
    return `${at(towards(corner, before, radius))}Q${at(corner)} ${at(towards(corner, after, radius))}`;
  });
  return `M${corners.join("L")}z`;
}

/** Lines from the points of one polygon to those of another. */
export const spokes = (outer: readonly Point[], inner: readonly Point[]): string =>
  outer.map((point, index) => `M${at(point)}L${at(inner[index] ?? point)}`).join("");

/** `count` rays from a circle round `centre` to the sides of a box round it. */
export function rays(
  count: number,
  centre: Point,
  from: number,
  box: { readonly halfWidth: number; readonly halfHeight: number },
): string {
  return Array.from({ length: count }, (_, ray) => {
    const cos = Math.cos((ray / count) * 2 * Math.PI);
    const sin = Math.sin((ray / count) * 2 * Math.PI);
    const to = Math.min(box.halfWidth / Math.abs(cos), box.halfHeight / Math.abs(sin));
    const on = (radius: number): string => at({ x: centre.x + radius * cos, y: centre.y + radius * sin });
    return `M${on(from)}L${on(to)}`;
  }).join("");
}

/** Eight rhombi of 45° round the centre, each shrunk about its own middle: the Selbu star. */
export function selbuStar(side: number, shrink: number): string {
  const centre = 12;
  const petals = Array.from({ length: 8 }, (_, petal) => {
    const first = (petal * Math.PI) / 4 - Math.PI / 2;
    const second = first + Math.PI / 4;
    const a = { x: side * Math.cos(first), y: side * Math.sin(first) };
    const b = { x: side * Math.cos(second), y: side * Math.sin(second) };
    const corners = [{ x: 0, y: 0 }, a, { x: a.x + b.x, y: a.y + b.y }, b];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    return corners.map(({ x, y }) => ({
      x: centre + middle.x + (x - middle.x) * shrink,
      y: centre + middle.y + (y - middle.y) * shrink,
    }));
  });
  return petals.map(closedPath).join("");
}
