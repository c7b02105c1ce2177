/**
 * Aborts when somebody wants the portal to end: Ctrl-C, SIGTERM, a closed terminal, or the end of the process that
 * started it. Asking twice changes nothing: under npm a single Ctrl-C arrives more than once.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const end = (cause: string) => controller.abort(new Stopped(cause));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => end(name));
  process.on('disconnect', () => end('the end of the process that started it'));
  return controller.signal;
}

/** Not a fault: the start or the service was ended on purpose. */
export class Stopped extends Error {
  constructor(cause: string) {
    super(`Stopped by ${cause}`);
    this.name = 'Stopped';
  }
}

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** The promise's value, unless the signal aborts first; then `Stopped` is thrown at once. */
export async function unlessStopped<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const stopped = aborted(signal).then(() => signal.throwIfAborted());
  await Promise.race([work, stopped]);
  return work;
}
