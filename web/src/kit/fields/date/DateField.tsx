import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { useCallback, useRef, useState } from 'react';
import { formatEraDay } from '../../../platform/formats.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { type FieldProps, useField } from '../../form/form-context.ts';
import { Field } from '../Field.tsx';
import { asDay, type Day, dayReading, shownDay } from '../typed-values.ts';
import { useTyped } from '../use-typed.ts';
import { useFieldWords } from '../words.ts';
import { DayPopover } from './DayPopover.tsx';
import { PickedInput } from './PickedInput.tsx';

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
  const typed = useTyped(field, dayReading(today, language));
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
