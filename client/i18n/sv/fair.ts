import { formats } from "../format.ts";
import type { Messages } from "../index.ts";

const { plural } = formats("sv");

const draws = (count: number) => plural(count, { one: "# dragning", other: "# dragningar" });

export const fair: Messages["fair"] = {
  sealed: "Brickorna är redan blandade",
  sealedHelp:
    "Brickornas ordning bestämdes innan matchen började och kan inte ändras. När matchen är slut kan vem som helst kontrollera det.",
  check: "Kontrollera dragningen",
  title: "Drogs brickorna rättvist?",
  intro:
    "Din enhet har hämtat matchens logg och räknat om allt som slumpen avgjorde, och kontrollerat varje steg mot reglerna. Tider, spelarnas val och om ett ord finns i ordlistan går inte att kontrollera.",
  yes: "Ja, allt stämmer",
  yesUnkept: "Allt stämmer med matchens försegling",
  notVouched: "Inget avviker, men allt går inte att kontrollera",
  no: "Nej, något stämmer inte",
  notChecked: "Det gick inte att kontrollera",
  unkept: "Enheten har inget sparat från matchen. Därför går det inte att se om förseglingen är den som du fick då.",
  unvouched: {
    "no-commit": "Matchen har ingen försegling. Den kan vara gammal eller ett test, eller så saknas förseglingen i protokollet.",
    "server-part": "En spelares enhet skickade ingen egen del. Den spelaren får lita på servern eller på de andra spelarna.",
    "other-times": "Matchen gick efter en annan klocka än reglernas, som i ett test.",
  },
  why: {
    unreadable: "Filen är inget matchprotokoll.",
    "not-over": "Loggen slutar före matchen.",
    prepared: "Matchen började från en förberedd ställning.",
    "other-game": "Det här spelet går inte att kontrollera här än.",
    "other-rules": "Matchen spelades efter en tidigare version av reglerna.",
  },
  subject: {
    commit: () => "Förseglingen passar serverns del",
    key: () => "Nyckeln är gjord av serverns del och alla andras",
    "first-turn": () => "Lottningen om första draget",
    board: () => "Brädet och dess rutor",
    bag: () => "Brickornas ordning, och vad alla fick från början",
    drawn: (count) => `Varje dragen bricka var nästa i ordningen: ${draws(count)}`,
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
  gone: "Matchen har inget protokoll",
  goneHelp: "Protokollet finns när matchen är slut för alla spelare.",
};
