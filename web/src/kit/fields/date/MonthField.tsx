import { isYearMonth } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { readTypedMonth } from '@madoguchi/contract/values/typed-month.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Popover from '@mui/material/Popover';
import { useCallback, useRef, useState } from 'react';
import { formatEraMonth, formatMonth } from '../../../platform/formats.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { type FieldProps, useField } from '../../form/form-context.ts';
import { MonthGrid } from '../../MonthGrid.tsx';
import { RADIUS } from '../../theme/tokens.ts';
import { Field } from '../Field.tsx';
import { useTyped } from '../use-typed.ts';
import { useFieldWords } from '../words.ts';
import { PickedInput } from './PickedInput.tsx';

const FIRST = '190001' as YearMonth;
const LAST = '219912' as YearMonth;

/** A month as `yyyymm`; text that is no month stays as typed, and the schema refuses it. */
type Month = string | null;

/** A month, typed (202611, 2026/11, 令和8年11月, 11) or chosen from the twelve of a year; shown as 2026年11月. */
export function MonthField(props: FieldProps) {
  const t = useFieldWords();
  const language = useLanguage();
  const { today } = useSession();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const now = monthOf(today) as YearMonth;
  const show = useCallback(
    (month: unknown) => {
      if (typeof month !== 'string') return '';
      return isYearMonth(month) ? formatMonth(month, language) : month;
    },
    [language],
  );
  const field = useField<Month>(props, { ask: 'enter', kind: 'month', textOf: show });
  const read = (typed: string): Month => (typed.trim() === '' ? null : (readTypedMonth(typed, now) ?? typed.trim()));
  const typed = useTyped(field, { read, show });
  const month = field.value !== null && isYearMonth(field.value) ? field.value : null;
  return (
    <Field {...field.frame} widthPx={200}>
      <PickedInput
        field={field}
        typed={typed}
        era={month === null ? null : formatEraMonth(month)}
        opener={opener}
        openLabel={t('month.open', { field: props.label })}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
      />
      <Popover
        open={isOpen}
        anchorEl={() => opener.current}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('date.title', { field: props.label }),
            sx: { borderRadius: `${RADIUS.menu}px` },
          },
        }}
      >
        <MonthGrid
          month={month ?? now}
          from={FIRST}
          to={LAST}
          onChoose={(chosen) => {
            setOpen(false);
            field.change(chosen);
          }}
        />
      </Popover>
    </Field>
  );
}
