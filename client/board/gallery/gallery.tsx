/**
 * Every tile, premium and drawing, large and in phone size: `npm run dev`, then /board/gallery/gallery.html, with ?theme=dark
 * for the dark theme. It helps to change a drawing and is no part of the product.
 */
import "../../styles/index.css";
import "../board.css";
import "./gallery.css";
import type { ComponentChildren } from "preact";
import { render } from "preact";
import { PREMIUMS } from "../../../shared/rules/model.ts";
import { setLocale } from "../../i18n/index.ts";
import * as icons from "../../icons/index.ts";
import { heldFace, type TileFace } from "../draft/faces.ts";
import { Tile } from "../tiles/tile.tsx";

const plain = heldFace("K", { K: 3 });
const draft: Partial<TileFace> = { look: "draft" };
const morphed: Partial<TileFace> = { letter: "G", value: 0, morphed: true, original: "D" };

const FACES: readonly (readonly [name: string, face: TileFace])[] = [
  ["plain", plain],
  ["draft", { ...plain, ...draft }],
  ["last move", { ...plain, look: "last" }],
  ["charge 3", { ...plain, charge: 3, value: 6 }],
  ["charge drafted", { ...plain, ...draft, adding: 2, value: 5 }],
  ["charge drafted on an older tile", { ...plain, charge: 1, adding: 2, value: 6, touched: true }],
  ["dice 4", { ...plain, dice: 4, value: 7 }],
  ["dice 6, charge 5", { ...plain, letter: "Å", dice: 6, charge: 5, value: 15 }],
  ["dice drafted", { ...plain, ...draft, rolling: true }],
  ["morph", { ...plain, ...morphed }],
  ["morph drafted", { ...plain, ...morphed, touched: true }],
  ["pentagon", heldFace("alfa:pentagon", {}, "A")],
  ["hexagon", heldFace("alfa:hexagon", {}, "M")],
  ["septagon", heldFace("alfa:septagon", {}, "Ö")],
  ["alfa drafted", { ...heldFace("alfa:hexagon", {}, "M"), ...draft }],
  ["alfa, last move", { ...heldFace("alfa:pentagon", {}, "K"), look: "last" }],
  ["gold", heldFace("gold", { B: 3 }, "B")],
  ["gold drafted", { ...heldFace("gold", { B: 3 }, "B"), ...draft }],
  ["stop", heldFace("#", {})],
  ["stop drafted", { ...heldFace("#", {}), ...draft }],
  ["arrow", heldFace(">", {})],
  ["arrow that waits for its letter", { ...heldFace(">", {}), ...draft, arrow: "down-right" }],
  ["right, then down", { ...plain, letter: "M", arrow: "right-down" }],
  ["down, then right", { ...plain, letter: "M", arrow: "down-right" }],
  ["blank", heldFace("?", {}, "E")],
  ["blank in the hand", heldFace("?", {})],
  ["wildcard in the hand", heldFace("~", {})],
  ["alfa tile in the hand", heldFace("*7", {})],
  ["on a drafted letter premium", { ...plain, ...draft, onPremium: "3L" }],
  ["on a drafted word premium", { ...plain, ...draft, onPremium: "2W" }],
];

const Sample = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <figure class="sample">
    {[64, 25].map((side) => (
      <span
        key={side}
        class="square"
        style={{ "--sq": `${side}px`, "--side": `${side}px`, width: `${side}px`, height: `${side}px` }}
      >
        {children}
      </span>
    ))}
    <figcaption>{name}</figcaption>
  </figure>
);

const { PremiumMark, StarIcon } = icons;
const drawings = Object.entries(icons).filter(([name]) => /^(?!Power|Star).*Icon$/.test(name));

const Gallery = () => (
  <main class="gallery">
    <section>
      {FACES.map(([name, face], glaze) => (
        <Sample key={name} name={name}>
          <Tile face={face} glaze={glaze} />
        </Sample>
      ))}
    </section>
    <section>
      {PREMIUMS.map((premium) => (
        <Sample key={premium} name={premium}>
          <PremiumMark premium={premium} />
        </Sample>
      ))}
      <Sample name="start">
        <StarIcon />
      </Sample>
    </section>
    <section class="drawings">
      {drawings.map(([name, Drawing]) => (
        <figure key={name}>
          {(Drawing as () => preact.JSX.Element)()}
          <figcaption>{name.replace("Icon", "")}</figcaption>
        </figure>
      ))}
    </section>
  </main>
);

const theme = new URLSearchParams(location.search).get("theme");
if (theme !== null) document.documentElement.dataset.theme = theme;
await setLocale("sv");
render(<Gallery />, document.body);
