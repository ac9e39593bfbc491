import { formats } from "../format.ts";
import type { Messages } from "../index.ts";

const { number } = formats("sv");

export const profile: Messages["profile"] = {
  title: "Profil",
  nobody: "Du har inte spelat med någon än",
  nobodyHelp: "Din första match gör dig till gäst. Du behöver inte fylla i något.",
  name: "Namn",
  nameHelp: (least, most) => `${number(least)} till ${number(most)} tecken: bokstäver, siffror, mellanslag och . ' - _`,
  badName: "Använd bokstäver och siffror. Emoji går inte.",
  renameLater: (when) => `Du kan byta namn en gång i timmen. Nästa gång: ${when}.`,
  save: "Spara",
  saved: "Sparat",
  code: "Spelarkod",
  codeHelp: "Vänner hittar dig med koden, även om du byter namn.",
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
    "Du spelar som gäst, och bara den här enheten känner dig. Loggar du ut kan du aldrig komma tillbaka till dina matcher, ditt namn och din kod.",
  export: "Hämta allt som en fil",
  exportHelp: "Allt som vi har sparat om dig, som JSON.",
  remove: "Radera kontot",
  removeTitle: "Radera kontot?",
  removeBody:
    "Du ger upp dina pågående matcher. Avslutade matcher finns kvar för dem du spelade med, under ”raderad spelare”. Det går inte att ångra.",
};
