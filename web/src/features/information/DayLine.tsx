import { showToday } from '@madoguchi/contract/information/operations.ts';
import { weekday } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import type { Hue } from '../../kit/theme/palettes.ts';
import { formatDay, formatEraYear, formatTime, formatWeekday } from '../../platform/formats.ts';
import { queryClient, useRead } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { useServerClock } from './use-server-clock.ts';
import { useInformationWords } from './words.ts';

/** The day with its era and holiday, and the time, all by the server's clock. */
export function DayLine() {
  const t = useInformationWords();
  const language = useLanguage();
  const session = useSession();
  const { data, dataUpdatedAt } = useRead(showToday, {});
  const now = useServerClock(
    data === undefined ? null : { now: data.now, receivedMs: dataUpdatedAt },
    // Whatever the page shows is of a day.
    () => void queryClient.invalidateQueries(),
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
