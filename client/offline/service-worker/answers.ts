/** What the service worker answers with, where it answers. */
export interface Ports {
  online(): boolean;
  ask(request: Request): Promise<Response>;
  /** Ends by itself where the network does not begin to answer. */
  askSoon(request: Request): Promise<Response>;
  /** From the build of this worker, else of another: an open page asks for what its own build has. */
  kept(path: string): Promise<Response | undefined>;
}

const PAGE = "/";

/** Fresh where there is a network, so that nobody stays on an old build; else the one that is kept. */
export async function page(request: Request, { online, ask, askSoon, kept }: Ports): Promise<Response> {
  if (online()) {
    try {
      const answer = await askSoon(request);
      if (answer.status < 500) return answer;
    } catch {
      // What is kept will do.
    }
  }
  return (await kept(PAGE)) ?? ask(request);
}

/** Of a build: its name stands for one content. */
export async function file(request: Request, { ask, kept }: Ports): Promise<Response> {
  return (await kept(new URL(request.url).pathname)) ?? ask(request);
}
