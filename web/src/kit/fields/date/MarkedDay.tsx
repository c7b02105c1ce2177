import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { use } from 'react';
import { formatDay } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useFieldWords } from '../words.ts';
import { HolidaysContext } from './use-holidays.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/** A day of the calendar: a holiday is also marked by a dot, and every day says itself in full. */
export function MarkedDay(props: PickerDayProps) {
  const { day, selected, outsideCurrentMonth } = props;
  const t = useFieldWords();
  const language = useLanguage();
  const plain = day.format('YYYY-MM-DD') as PlainDate;
  const holiday = use(HolidaysContext).get(plain);
  const weekday = day.day();
  const isRest = holiday !== undefined || weekday === SUNDAY;
  const name = holiday && (language === 'ja' ? holiday.name : holiday.nameEn || holiday.name);
  // The name holds the number as the cell shows it: 2026/11/2(月), not 02.
  const inFull = formatDay(plain, language).replace(/\/0(?=\d\()/, '/');
  const label = [inFull, holiday && t('date.holiday'), name].filter(Boolean).join(' ');
  if (outsideCurrentMonth) return <PickerDay {...props} />;
  return (
    <Box sx={{ position: 'relative' }} title={name}>
      <PickerDay
        {...props}
        aria-label={label}
        sx={(theme) => ({
          ...theme.typography.body2,
          ...(selected || (!isRest && weekday !== SATURDAY)
            ? {}
            : { color: theme.vars.palette.status[isRest ? 'crimson' : 'blue'].ink }),
        })}
      />
      {holiday ? (
        <Box
          aria-hidden="true"
          sx={{
            position: 'absolute',
            bottom: 2,
            left: 0,
            right: 0,
            textAlign: 'center',
            typography: 'micro',
            lineHeight: 1,
            pointerEvents: 'none',
            color: selected ? 'primary.contrastText' : 'status.crimson.ink',
          }}
        >
          •
        </Box>
      ) : null}
    </Box>
  );
}
