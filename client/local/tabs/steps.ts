/** Announces progress in the matches of this device to everything that shows or plays them, in this page and in others. */
import * as v from "valibot";

const CHANNEL = "alfa-kraft:local";

const Step = v.object({ match: v.string(), page: v.string() });
export type Step = Pick<v.InferOutput<typeof Step>, "match"> & {
  /** It was made in another page. */
  readonly elsewhere: boolean;
};

const PAGE = crypto.getRandomValues(new Uint32Array(2)).join("-");

let channelOfPage: BroadcastChannel | null = null;

export function announceStep(match: string): void {
  channelOfPage ??= new BroadcastChannel(CHANNEL);
  channelOfPage.postMessage({ match, page: PAGE } satisfies v.InferInput<typeof Step>);
}

/** Returns a function that stops listening. */
export function listenForSteps(run: (step: Step) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(Step, data);
    if (read.success) run({ match: read.output.match, elsewhere: read.output.page !== PAGE });
  };
  return () => channel.close();
}
