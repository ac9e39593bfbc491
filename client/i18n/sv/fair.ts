import { formats } from "../format.ts";
import type { Messages } from "../index.ts";

const { plural } = formats("sv");

const draws = (count: number) => plural(count, { one: "# dragning", other: "# dragningar" });

export const fair: Messages["fair"] = {
  sealed: "Depån är förseglad",
  sealedHelp:
    "Innan någon satte sig bestämde servern sin del av all slump bakom det här märket, och kan inte längre ändra den. Varje spelares enhet lägger till en egen del. När matchen är slut kan vem som helst räkna fram depån igen.",
  check: "Kontrollera depån",
  title: "Var depån rättvis?",
  intro:
    "Enheten har hämtat den avslutade matchens logg och räknat om allt som slumpen avgjorde, av serverns förseglade del och spelarnas delar, och varje steg efter reglerna. Tider, vad en spelare valde att göra och om ett ord finns i ordlistan går inte att se av loggen.",
  yes: "Ja: allt är som det utlovades",
  yesUnkept: "Allt stämmer med matchens försegling",
  notVouched: "Det går inte att styrka: inget skiljer sig, men allt går inte att gå i god för",
  no: "Nej: något är inte som det utlovades",
  notChecked: "Det gick inte att kontrollera",
  unkept: "Enheten har inget sparat om matchen, och kan inte säga om förseglingen är den som visades för dig då.",
  unvouched: {
    "no-commit":
      "Det finns ingen försegling: matchen skapades innan depåer förseglades, eller för ett prov, eller så saknas den i protokollet.",
    "server-part": "En spelares enhet skickade ingen egen del. Den spelaren får lita på servern eller på de andra spelarna.",
    "other-times": "Matchen gick efter en annan klocka än reglernas, som i ett prov.",
  },
  why: {
    unreadable: "Det som hämtades är inte loggen av en match.",
    "not-over": "Loggen slutar före matchen.",
    prepared: "Matchen började från en ställning som lagts för hand.",
    "other-game": "Spel av det här slaget räknas inte om här än.",
    "other-rules": "Matchen spelades efter en tidigare version av reglerna.",
  },
  subject: {
    commit: () => "Förseglingen passar serverns del",
    key: () => "Nyckeln är gjord av serverns del och alla andras",
    "first-turn": () => "Lottningen om första draget",
    board: () => "Brädet och dess rutor",
    bag: () => "Ordningen i depån, och vad alla fick från början",
    drawn: (count) => `Varje dragen bricka var den nästa i depån: ${draws(count)}`,
    swaps: (count) => `Byten av brickor: ${draws(count)}`,
    course: (count) => `Det som hände följer reglerna: ${plural(count, { one: "# jämförelse", other: "# jämförelser" })}`,
    result: () => "Hur matchen slutade, och vem som vann",
    dice: (count) => `Tärningarna: ${plural(count, { other: "# slag" })}`,
  },
  right: "stämmer",
  wrong: "skiljer sig",
  ownSeal: "Förseglingen är den som enheten fick se",
  ownPart: "Den del som enheten drog är med",
  parts: "Spelarnas delar",
  seat: (number) => `Spelare ${number}`,
  byPlayer: "dragen av spelarens enhet",
  byServer: "dragen av servern, eftersom spelarens enhet inte skickade någon",
  serversPart: "Serverns del",
  save: "Spara protokollet",
  saveHelp: "Filen kan kontrolleras här när som helst, eller med verify-match på en dator.",
  open: "Kontrollera ett sparat protokoll",
  toMatch: "Till matchen",
  gone: "Det finns inget protokoll av matchen",
  goneHelp: "En match berättas i sin helhet när den är slut för alla spelare.",
};
