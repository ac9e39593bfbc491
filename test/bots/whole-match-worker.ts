import { playRound, type Round } from "./whole-match.ts";

process.on("message", (round) => process.send?.(playRound(round as Round)));
