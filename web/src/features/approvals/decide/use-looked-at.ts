import { useEffect, useState } from 'react';

/** Every system takes two clicks that are further apart for two single ones. */
const LOOK_MS = 500;

/**
 * True once a record has been on the screen for half a second in its version. Until then nothing is decided on it: the press
 * was meant for the one before. `drawn` names record and version; it is `null` while any of it is still being read.
 */
export function useLookedAt(drawn: string | null): boolean {
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  useEffect(() => {
    if (drawn === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame after the next one begins when this drawing is on the screen; in a hidden tab there is none.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => setLookedAt(drawn), LOOK_MS);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn]);
  return drawn !== null && lookedAt === drawn;
}
