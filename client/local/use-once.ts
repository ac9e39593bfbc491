import { useRef } from "preact/hooks";

/** Runs the action once, however often the button is pressed. It may run again only after a failure. */
export function useOnce(run: () => Promise<void>): () => Promise<void> {
  const begun = useRef(false);
  return async () => {
    if (begun.current) return;
    begun.current = true;
    try {
      await run();
    } catch (error) {
      begun.current = false;
      throw error;
    }
  };
}
