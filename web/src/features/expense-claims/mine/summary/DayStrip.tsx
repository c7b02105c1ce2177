import type { CheckContext } from '@madoguchi/contract/expense-claims/model.ts';
import { weekday } from '@madoguchi/contract/values/calendar-days.ts';
import { daysOf } from '@madoguchi/contract/values/calendar-months.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { Hue } from '../../../../kit/theme/palettes.ts';
import { formatDay, formatWeekday } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';
import { useSummary } from '../open-sheet/use-open-sheet.ts';
import { useMineWords } from '../words.ts';

const SUNDAY = 0;
const SATURDAY = 6;
const DAYS_OF_A_WEEK = 7;

/** The days' styles stand here, once for all of them. */
const Days = styled('ol')(({ theme: { breakpoints, typography, vars } }) => {
  const ofHue = (hue: Hue) => ({
    color: vars.palette.status[hue].ink,
    backgroundColor: vars.palette.status[hue].ground,
  });
  return {
    display: 'grid',
    // A week a row: each weekday stands in a column of its own.
    gridTemplateColumns: `repeat(${DAYS_OF_A_WEEK}, minmax(0, 1fr))`,
    [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(36px, 1fr))' },
    [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(var(--days), minmax(0, 1fr))' },
    gap: 2,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '& > li': {
      ...typography.caption,
      fontSize: 'max(11px, .6875rem)',
      lineHeight: 1.3,
      padding: '4px 0',
      borderRadius: 4,
      borderBottom: '3px solid transparent',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      color: vars.palette.text.secondary,
    },
    '& > .crimson': ofHue('crimson'),
    '& > .blue': ofHue('blue'),
    '& > .has-lines': { borderBottomColor: vars.palette.primary.main },
  };
});

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
    <Days aria-label={t('strip.title')} style={{ '--days': days.length } as CSSProperties}>
      {days.map((day) => {
        const count = linesByDay[day] ?? 0;
        const holiday = context.holidays[day];
        const said = { day: formatDay(day, language), count };
        return (
          <li
            key={day}
            className={[...hueOf(day, holiday), ...(count > 0 ? ['has-lines'] : [])].join(' ')}
            aria-label={holiday ? t('strip.holiday', { ...said, holiday }) : t('strip.day', said)}
          >
            <span aria-hidden>
              {Number(day.slice(8))}
              <br />
              {holiday ? t('strip.holiday.mark') : formatWeekday(day, language)}
              <br />
              <strong>{count > 0 ? count : '\u00a0'}</strong>
            </span>
          </li>
        );
      })}
    </Days>
  );
}

function hueOf(day: PlainDate, holiday: string | undefined): readonly Hue[] {
  if (holiday !== undefined || weekday(day) === SUNDAY) return ['crimson'];
  return weekday(day) === SATURDAY ? ['blue'] : [];
}
