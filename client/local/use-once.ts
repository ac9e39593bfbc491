import { useRef } from "preact/hooks";

/** What leaves the screen is done once, however often it is pressed; again only where it failed. */
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
