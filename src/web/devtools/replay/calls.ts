/**
 * The calls of a page while a recording is played (code.30). What a machine asks never leaves the page: its answer is the next event of
 * the recording. Nothing is written on the server, and what a page shows besides its machine is a sample or the server's own reading.
 */
type Sample = () => unknown;

/** Replaces `fetch`; returns the function that puts it back. `samples` go by method and path. */
export function answerCalls(samples: Readonly<Record<string, Sample>>): () => void {
  const real = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input instanceof URL ? input.href : input, init);
    const sample = samples[`${request.method} ${new URL(request.url).pathname}`];
    if (sample) return Promise.resolve(Response.json(sample()));
    // a posted call is a machine's question, or tells of a traveler who is not there
    return request.method === 'GET' ? real(request) : new Promise(() => undefined);
  };
  return () => {
    window.fetch = real;
  };
}
