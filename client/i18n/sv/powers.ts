import type { Gem } from "../../../shared/rules/model.ts";
import type { Messages } from "../index.ts";

const place = (name: string) => ({ name: `Lägg ${name}`, how: "dra till en ruta", effect: `Gör en tom ruta till ${name}.` });

const gem: Readonly<Record<Gem, string>> = { pentagon: "femhörning", hexagon: "sexhörning", septagon: "sjuhörning" };

export const powers: Messages["powers"] = {
  power: {
    swap: { name: "Byte", how: "tryck", effect: "Byt brickor i handen mot nya ur depån. Det är fortfarande din tur." },
    charge: {
      name: "Laddning",
      how: "dra till en bricka",
      effect: "Brickan blir värd 1 mer resten av matchen. Högst 5 per bricka.",
    },
    erase: { name: "Suddgummi", how: "dra till en ruta", effect: "Tömmer rutan: bricka, bonus och laddning försvinner." },
    morph: { name: "Alfa Morf", how: "dra till en bricka", effect: "Ger en bricka på brädet ny bokstav. Värdet blir 0." },
    dice: { name: "Tärning", how: "dra till en bricka", effect: "Slår 1–6 när du spelar och ökar brickans värde." },
    "place-2L": place("2× Bokstav"),
    "place-3L": place("3× Bokstav"),
    "place-2W": place("2× Ord"),
    "place-3W": place("3× Ord"),
  },
  rackMorph: {
    how: "tryck",
    effect: "Gör en bokstav i handen till vilken bokstav som helst, värd 0. Det är fortfarande din tur.",
  },
  gem,
  alfaTile: (shape) => `alfabricka (${gem[shape]})`,
  goldTile: "guldbricka",
  anAlfaTile: (shape) => `en alfabricka (${gem[shape]})`,
  aGoldTile: "en guldbricka",
};
