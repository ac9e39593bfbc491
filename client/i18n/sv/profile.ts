import { formats } from "../format.ts";
import type { Messages } from "../index.ts";

const { number } = formats("sv");

export const profile: Messages["profile"] = {
  title: "Profil",
  nobody: "Du har inte spelat med någon än",
  nobodyHelp: "Du blir gäst med din första match: inget att fylla i.",
  name: "Namn",
  nameHelp: (least, most) => `${number(least)} till ${number(most)} tecken: bokstäver, siffror, mellanslag och . ' - _`,
  badName: "Det är inget namn: bokstäver och siffror, med ett enda tecken eller mellanslag emellan.",
  renameLater: (when) => `Namnet kan ändras en gång i timmen: igen klockan ${when}.`,
  save: "Spara",
  saved: "Sparat",
  code: "Spelarkod",
  codeHelp: "Din egen, vad du än heter. Den ger ingen rätt till något.",
  colour: "Färg",
  colours: ["Sand", "Mossa", "Fjord", "Is", "Natt", "Ljung", "Rönn", "Bärnsten"],
  sessions: "Här är du inloggad",
  thisDevice: "Den här enheten",
  unknownDevice: "Okänd enhet",
  used: (when) => `senast använd ${when}`,
  end: "Avsluta",
  endOthers: "Avsluta alla andra",
  logOut: "Logga ut",
  logOutTitle: "Logga ut för gott?",
  logOutBody:
    "Du spelar som gäst: bara den här enheten vet vem du är. När du har loggat ut kan ingen komma tillbaka till dina matcher, ditt namn och din kod.",
  export: "Hämta allt som en fil",
  exportHelp: "Allt som är sparat om dig, som JSON.",
  remove: "Radera kontot",
  removeTitle: "Radera kontot?",
  removeBody:
    "Pågående matcher ges upp. Avslutade finns kvar för dem du spelade med, under ”raderad spelare”. Det går inte att ångra.",
};
