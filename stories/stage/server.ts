/** What a story's server answers to a path; what is not named here is asked of nobody. */
export type Server = Record<string, () => Response | Promise<Response>>;

const asked: string[] = [];

/** An answer in JSON. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

/** An answer that never comes. */
export function silence(): Promise<Response> {
  return new Promise(() => {});
}

/**
 * Puts a story's own server in the network's place until what is returned is
 * called. A request that it does not know is refused and remembered.
 */
export function serve(server: Server): () => void {
  const network = globalThis.fetch;
  asked.length = 0;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const { pathname } = new URL(address, document.baseURI);
    // Storybook reads its own index anew when a story file was saved.
    if (pathname.endsWith("/index.json")) return network(input, init);
    const answer = server[pathname];
    if (answer !== undefined) return Promise.resolve(answer());
    asked.push(address);
    return Promise.reject(new TypeError(`The workshop has no network: ${address}`));
  };
  return () => {
    globalThis.fetch = network;
  };
}

/** Fails a story that asked for something nobody here answers. */
export function holdOffline(): void {
  if (asked.length > 0) throw new Error(`A story reached for the network: ${asked.join(", ")}`);
}
