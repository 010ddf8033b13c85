/** `AbortSignal.timeout`, which browsers have had since 2022 only: a signal that ends what it is given to after `ms` milliseconds. */
export function abortedAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('took too long', 'TimeoutError')), ms);
  return controller.signal;
}
