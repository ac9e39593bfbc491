/** The revision of a half that this device sent last (P-20). After a reload it tells local tiles from those of another page. */
import * as v from "valibot";
import type { DraftStorage } from "../../board/model/storage.ts";

export interface Mark {
  /** 0 if none in this round. */
  recall(round: number): number;
  remember(round: number, revision: number): void;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Kept = v.object({ round: count, revision: count });

const keyOf = (match: string): string => `alfa-kraft:express:${match}`;

export function revisionsOf(storage: DraftStorage, match: string): Mark {
  return {
    recall(round) {
      const kept = read(storage.getItem(keyOf(match)));
      return kept?.round === round ? kept.revision : 0;
    },
    remember(round, revision) {
      try {
        storage.setItem(keyOf(match), JSON.stringify({ round, revision }));
      } catch {
        // If the storage is full, a reload adopts the server's half.
      }
    },
  };
}

function read(text: string | null): v.InferOutput<typeof Kept> | null {
  if (text === null) return null;
  try {
    return v.parse(Kept, JSON.parse(text));
  } catch {
    return null;
  }
}
