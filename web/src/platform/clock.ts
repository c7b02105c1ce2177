// The one place of the web room that reads the clock.

/** Milliseconds since the epoch, by this device's clock: for ids and waiting times, never for what people read. */
export function epochNow(): number {
  return Date.now();
}
