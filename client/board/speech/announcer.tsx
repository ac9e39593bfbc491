import { effect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { BoardModel } from "../model/board-model.ts";
import { inTurn } from "./in-turn.ts";

/** The one polite live region of the board. Each text is its own element, so that the same text is heard twice. */
export function Announcer({ model: { spoken } }: { readonly model: BoardModel }) {
  const [shown, setShown] = useState({ text: "", count: 0 });
  useEffect(() => {
    const queue = inTurn(
      (text) => setShown(({ count }) => ({ text, count: count + 1 })),
      (run, ms) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    );
    let heard = spoken.peek().count;
    const stop = effect(() => {
      const { count, latest } = spoken.value;
      if (count > heard) queue.say(...latest.slice(heard - count));
      heard = count;
    });
    return () => {
      stop();
      queue.stop();
    };
  }, [spoken]);
  return (
    <div class="unseen" role="status" aria-live="polite" aria-atomic="true">
      <span key={shown.count}>{shown.text}</span>
    </div>
  );
}
