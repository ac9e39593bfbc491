import type { GuideTexts } from "../texts.types.ts";
import { alfapet } from "./alfapet.ts";
import { daily } from "./daily.ts";
import { express } from "./express.ts";
import { kraft } from "./kraft.ts";
import { kraftClassic } from "./kraft-classic.ts";
import { labels } from "./labels.ts";
import { wordfeud } from "./wordfeud.ts";

export const sv: GuideTexts = {
  labels,
  words: { lexicon: "sv", opening: "FJÄLL", joining: "IS", stopped: ["IS", "HAV"], bent: "VINTER" },
  pages: { kraft, "kraft-classic": kraftClassic, alfapet, wordfeud, express, daily },
};
