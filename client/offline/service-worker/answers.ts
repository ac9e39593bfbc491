/** The answers of the service worker. */
export interface Ports {
  online(): boolean;
  ask(request: Request): Promise<Response>;
  /** Fails by itself if the network does not begin to answer. */
  askSoon(request: Request): Promise<Response>;
  /** From the build of this worker, otherwise from another: an open page asks for the files of its own build. */
  kept(path: string): Promise<Response | undefined>;
}

const PAGE = "/";

/** Fresh if there is a network, so that nobody stays on an old build, otherwise from the cache. */
export async function page(request: Request, { online, ask, askSoon, kept }: Ports): Promise<Response> {
  if (online()) {
    try {
      const answer = await askSoon(request);
      if (answer.status < 500) return answer;
    } catch {
      // The cached page will do.
    }
  }
  return (await kept(PAGE)) ?? ask(request);
}

/** A file of a build. Its name stands for one content. */
export async function file(request: Request, { ask, kept }: Ports): Promise<Response> {
  return (await kept(new URL(request.url).pathname)) ?? ask(request);
}
