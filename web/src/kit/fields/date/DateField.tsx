import { plainDate } from '@madoguchi/contract/values/calendar-days.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { readTypedDate } from '@madoguchi/contract/values/typed-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { lazy, type RefObject, Suspense, useCallback, useRef, useState } from 'react';
import { formatDay, formatEraDay } from '../../../platform/formats.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { type FieldProps, useField } from '../../form/form-context.ts';
import { RADIUS } from '../../theme/tokens.ts';
import { Field } from '../Field.tsx';
import { useTyped } from '../use-typed.ts';
import { useFieldWords } from '../words.ts';
import { PickedInput } from './PickedInput.tsx';

const DayCalendar = lazy(async () => ({ default: (await import('./DayCalendar.tsx')).DayCalendar }));

/** So much room the calendar takes: it comes into place without moving anything. */
const CALENDAR = { width: 320, height: 336 } as const;

interface Props {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly label: string;
  readonly day: PlainDate | null;
  readonly today: PlainDate;
  readonly onChoose: (day: PlainDate | null) => void;
  readonly onClose: () => void;
}

/** The calendar of a date field, loaded when it is first opened; Esc closes it and the focus returns to its button. */
function DayPopover({ anchor, isOpen, label, day, today, onChoose, onClose }: Props) {
  const t = useFieldWords();
  return (
    <Popover
      open={isOpen}
      anchorEl={() => anchor.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { borderRadius: `${RADIUS.menu}px` } } }}
    >
      <Box sx={{ ...CALENDAR, maxWidth: '100%' }}>
        <Suspense fallback={null}>
          <DayCalendar day={day} today={today} onChoose={onChoose} />
        </Suspense>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', px: 2, pb: 1.5 }}>
        <Button size="small" onClick={() => onChoose(null)}>
          {t('date.clear')}
        </Button>
        <Button size="small" onClick={() => onChoose(today)}>
          {t('date.today')}
        </Button>
      </Box>
    </Popover>
  );
}

/** A day as `YYYY-MM-DD`; text that is no day stays as typed, and the schema refuses it. */
type Day = string | null;

/**
 * A day, typed as people write it (11/21, 20261121, 2026-11-21, R8.11.21, 令和8年11月21日) and shown with its weekday once
 * the field is left; or chosen from a calendar.
 */
export function DateField(props: FieldProps) {
  const t = useFieldWords();
  const language = useLanguage();
  const { today } = useSession();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const show = useCallback((day: unknown) => shownDay(day, language), [language]);
  const field = useField<Day>(props, { ask: 'enter', kind: 'date', textOf: show });
  const read = (typed: string): Day =>
    typed.trim() === '' ? null : (readTypedDate(typed, monthOf(today)) ?? typed.trim());
  const typed = useTyped(field, { read, show });
  const day = asDay(field.value);
  const choose = (chosen: PlainDate | null) => {
    setOpen(false);
    field.change(chosen);
  };
  return (
    <Field {...field.frame} widthPx={200}>
      <PickedInput
        field={field}
        typed={typed}
        era={day === null ? null : formatEraDay(day)}
        opener={opener}
        openLabel={t('date.open', { field: props.label })}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
      />
      <DayPopover
        anchor={opener}
        isOpen={isOpen}
        label={t('date.title', { field: props.label })}
        day={day}
        today={today}
        onChoose={choose}
        onClose={() => setOpen(false)}
      />
    </Field>
  );
}

/** 2026/11/21(土); what is no day as it was typed. */
function shownDay(value: unknown, language: Parameters<typeof formatDay>[1]): string {
  if (typeof value !== 'string') return '';
  const day = asDay(value);
  return day === null ? value : formatDay(day, language);
}

function asDay(value: string | null): PlainDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value ?? '') ?? [];
  return year === undefined ? null : plainDate(Number(year), Number(month), Number(day));
}
