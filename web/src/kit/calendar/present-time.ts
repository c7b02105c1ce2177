// The present minute by this device: it draws the line of now and chooses which card says so; the server judges every step.
import type { Instant } from '@madoguchi/contract/values/id.ts';
import { tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import { useEffect, useState } from 'react';
import { epochNow } from '../../platform/clock.ts';
import type { WallTime } from './model/wall-clock.ts';

const MINUTE_MS = 60_000;

const read = (): Instant => new Date(epochNow()).toISOString();

/** Anew each minute. */
export function useMinute(): Instant {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The same on the clocks of Asia/Tokyo, as a calendar takes it. */
export function useWallNow(): WallTime {
  const { day, time } = tokyoWall(useMinute());
  return `${day}T${time}`;
}
