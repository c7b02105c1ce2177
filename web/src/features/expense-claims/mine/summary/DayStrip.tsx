import type { CheckContext } from '@madoguchi/contract/expense-claims/model.ts';
import { weekday } from '@madoguchi/contract/values/calendar-days.ts';
import { daysOf } from '@madoguchi/contract/values/calendar-months.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { formatDay, formatWeekday } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import type { Hue } from '../../../../ui/theme/palettes.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';
import { useSummary } from '../open-sheet/use-open-sheet.ts';
import { useMineWords } from '../words.ts';

const SUNDAY = 0;
const SATURDAY = 6;
const DAYS_OF_A_WEEK = 7;

const Day = styled('li', { shouldForwardProp: (name) => name !== 'hue' && name !== 'isFilled' })<{
  hue: Hue | null;
  isFilled: boolean;
}>(({ theme, hue, isFilled }) => ({
  ...theme.typography.caption,
  fontSize: 'max(11px, .6875rem)',
  lineHeight: 1.3,
  padding: '4px 0',
  borderRadius: 4,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: hue ? theme.vars.palette.status[hue].ink : theme.vars.palette.text.secondary,
  backgroundColor: hue ? theme.vars.palette.status[hue].ground : 'transparent',
  borderBottom: `3px solid ${isFilled ? theme.vars.palette.primary.main : 'transparent'}`,
}));

interface Props {
  readonly sheet: OpenSheet;
  readonly context: CheckContext;
}

/** One place a day of the month: how many lines it has, and whether it is a weekend or a holiday. */
export function DayStrip({ sheet, context }: Props) {
  const t = useMineWords();
  const language = useLanguage();
  const { linesByDay } = useSummary(sheet);
  const days = daysOf(context.month);
  return (
    <Box
      component="ol"
      aria-label={t('strip.title')}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          // A week a row: each weekday stands in a column of its own.
          xs: `repeat(${DAYS_OF_A_WEEK}, minmax(0, 1fr))`,
          sm: 'repeat(auto-fill, minmax(36px, 1fr))',
          lg: `repeat(${days.length}, minmax(0, 1fr))`,
        },
        gap: '2px',
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {days.map((day) => {
        const count = linesByDay[day] ?? 0;
        const holiday = context.holidays[day];
        const said = { day: formatDay(day, language), count };
        return (
          <Day
            key={day}
            hue={hueOf(day, holiday)}
            isFilled={count > 0}
            aria-label={holiday ? t('strip.holiday', { ...said, holiday }) : t('strip.day', said)}
          >
            <span aria-hidden>
              {Number(day.slice(8))}
              <br />
              {holiday ? t('strip.holiday.mark') : formatWeekday(day, language)}
              <br />
              <strong>{count > 0 ? count : '\u00a0'}</strong>
            </span>
          </Day>
        );
      })}
    </Box>
  );
}

function hueOf(day: PlainDate, holiday: string | undefined): Hue | null {
  if (holiday !== undefined || weekday(day) === SUNDAY) return 'crimson';
  return weekday(day) === SATURDAY ? 'blue' : null;
}
