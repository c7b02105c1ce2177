import { showToday } from '@madoguchi/contract/information/operations.ts';
import { tokyoDay, weekday } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Hue } from '../../kit/theme/palettes.ts';
import { epochNow } from '../../platform/clock.ts';
import { formatDay, formatEraYear, formatTime, formatWeekday } from '../../platform/formats.ts';
import { invalidateWhere, useRead } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { useInformationWords } from './words.ts';

// The time as the server has it, going on between two answers by what has passed on this device.
const MINUTE_MS = 60_000;

/** An answer of the server: what time it had, and when it came here by this device's clock. */
interface Answered {
  readonly now: string;
  readonly receivedMs: number;
}

/** The instant now by the server's clock, anew each minute; `null` before it has said. `onNewDay` hears midnight in Japan. */
function useServerClock(answered: Answered | null, onNewDay: () => void): string | null {
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

/** The day with its era and holiday, and the time, all by the server's clock. */
export function DayLine() {
  const t = useInformationWords();
  const language = useLanguage();
  const session = useSession();
  const { data, dataUpdatedAt } = useRead(showToday, {});
  const now = useServerClock(
    data === undefined ? null : { now: data.now, receivedMs: dataUpdatedAt },
    // Whatever the page shows is of a day.
    () => void invalidateWhere(),
  );
  const today = data?.today ?? session.today;
  const holiday = data?.holiday;
  const hue = hueOf(today, holiday != null);
  const sentence = t('day', { day: formatDay(today, language), era: formatEraYear(today) });
  // The weekday alone is coloured: red sentences are faults.
  const weekdayText = formatWeekday(today, language);
  const [before, after] = sentence.split(`(${weekdayText})`);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5, typography: 'body1' }}>
      <span>
        {before}(
        <Box
          component="span"
          sx={(theme) => ({ color: hue === null ? 'inherit' : theme.vars.palette.status[hue].ink })}
        >
          {weekdayText}
        </Box>
        ){after}
      </span>
      {holiday ? (
        <Box component="span" sx={(theme) => ({ color: theme.vars.palette.status.crimson.ink, fontWeight: 600 })}>
          {language === 'en' ? holiday.nameEn : holiday.name}
        </Box>
      ) : null}
      {now === null ? null : (
        <Box component="time" dateTime={now} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('clock', { time: formatTime(now) })}
        </Box>
      )}
    </Box>
  );
}

/** Saturday blue, Sunday and holiday red; weekday and name say the same in words. */
function hueOf(day: PlainDate, isHoliday: boolean): Hue | null {
  if (isHoliday || weekday(day) === 0) return 'crimson';
  return weekday(day) === 6 ? 'blue' : null;
}
