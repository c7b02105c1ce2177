// The time as the server has it, going on between two answers by what has passed on this device.
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { epochNow } from '../../platform/clock.ts';

const MINUTE_MS = 60_000;

/** An answer of the server: what time it had, and when it came here by this device's clock. */
interface Answered {
  readonly now: string;
  readonly receivedMs: number;
}

/** The instant now by the server's clock, anew each minute; `null` before it has said. `onNewDay` hears midnight in Japan. */
export function useServerClock(answered: Answered | null, onNewDay: () => void): string | null {
  const ahead = answered === null ? null : Date.parse(answered.now) - answered.receivedMs;
  const [device, setDevice] = useState(epochNow);
  const newDay = useEffectEvent(onNewDay);

  useEffect(() => {
    if (ahead === null) return undefined;
    const here = Math.max(device, epochNow());
    const untilMinute = MINUTE_MS - ((here + ahead) % MINUTE_MS);
    const timer = setTimeout(() => {
      const next = epochNow();
      if (tokyoDay(next + ahead) !== tokyoDay(here + ahead)) newDay();
      setDevice(next);
    }, untilMinute);
    return () => clearTimeout(timer);
  }, [ahead, device]);

  return ahead === null || answered === null
    ? null
    : new Date(Math.max(device, answered.receivedMs) + ahead).toISOString();
}
