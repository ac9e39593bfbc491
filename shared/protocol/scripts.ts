/**
 * Whether a text is of a single script, as Unicode UTS 39 (5.1) defines it. The characters' scripts are the engine's own Unicode data. The
 * scripts listed are those of UAX 31, tables 5 and 7: in use by people today.
 */
const SCRIPTS =
  "Latin Greek Cyrillic Armenian Hebrew Arabic Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala " +
  "Thai Lao Tibetan Myanmar Georgian Ethiopic Khmer Adlam Balinese Bamum Batak Canadian_Aboriginal Chakma Cham Cherokee Hanifi_Rohingya " +
  "Javanese Kayah_Li Lepcha Limbu Lisu Mandaic Meetei_Mayek Miao New_Tai_Lue Newa Nko Nyiakeng_Puachue_Hmong Ol_Chiki Osage Saurashtra " +
  "Sundanese Syloti_Nagri Syriac Tai_Le Tai_Tham Tai_Viet Tifinagh Vai Wancho Yi Mongolian";

/** Chinese with Bopomofo, Japanese and Korean are each written in several scripts, and count as one. */
const TOGETHER = [
  ["Han", "Bopomofo"],
  ["Han", "Hiragana", "Katakana"],
  ["Han", "Hangul"],
];

const EVERYWHERE = "\\p{Script_Extensions=Common}\\p{Script_Extensions=Inherited}";

const only = (scripts: readonly string[]): RegExp =>
  new RegExp(`^[${EVERYWHERE}${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join("")}]*$`, "u");

/** An engine with older data does not know every script: it cannot tell whether a text is of that one. */
function known(scripts: readonly string[]): readonly RegExp[] {
  try {
    return [only(scripts)];
  } catch {
    return [];
  }
}

const SETS: readonly RegExp[] = [...SCRIPTS.split(" ").map((script) => [script]), ...TOGETHER].flatMap(known);

export const isOneScript = (text: string): boolean => SETS.some((set) => set.test(text));
