import type { OpeningHours } from '@madoguchi/contract/resources/model.ts';
import { readTypedTime } from '@madoguchi/contract/values/time-of-day.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { Field } from '../../../kit/fields/Field.tsx';
import { useTyped } from '../../../kit/fields/use-typed.ts';
import { useField, useFormContext } from '../../../kit/form/form-context.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useResourceWords } from '../words.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
type Day = (typeof DAYS)[number];
/** Tuesday to Friday. */
const OTHER_WEEKDAYS = [1, 2, 3, 4] as const;

/** A day that is opened begins with these. */
const USUAL: OpeningHours = { opens: '08:00', closes: '20:00' };

/** Opening hours weekday by weekday: each is open or not, with two times that are typed; keys are those of any form. */
export function HoursField() {
  const t = useResourceWords();
  const message = useMessages();
  const { form } = useFormContext();
  const copyDown = () => {
    const monday = form.getValues('hours.0') as OpeningHours | null;
    for (const day of OTHER_WEEKDAYS) form.setValue(`hours.${day}`, monday, { shouldDirty: true });
    form.clearErrors('hours');
    message(t('copied'), 'success');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {DAYS.map((day) => (
        <DayField key={day} day={day} />
      ))}
      <div>
        <Button variant="outlined" onClick={copyDown}>
          {t('copyDown')}
        </Button>
      </div>
    </Box>
  );
}

function DayField({ day }: { readonly day: Day }) {
  const t = useResourceWords();
  const name = t(`day.${day}`);
  const closed = t('isClosed');
  const textOf = useCallback(
    (value: unknown) => {
      const hours = value as OpeningHours | null;
      return hours === null ? closed : `${hours.opens}–${hours.closes}`;
    },
    [closed],
  );
  const field = useField<OpeningHours | null>(
    { name: `hours.${day}`, label: t('hoursField', { day: name }), isOptional: true },
    { ask: 'enter', textOf },
  );
  const { id, value, change, leave, inputRef } = field;
  const { mark: _mark, ...frame } = field.frame;
  return (
    <Field {...frame} isGroup>
      <Box
        role="group"
        aria-labelledby={`${id}-label`}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Checkbox
          id={id}
          checked={value !== null}
          onChange={(_, isOpen) => change(isOpen ? USUAL : null)}
          onBlur={leave}
          slotProps={{
            input: {
              ref: inputRef,
              'aria-label': t('isOpen', { day: name }),
              'aria-describedby': field.aria['aria-describedby'],
            },
          }}
        />
        {value === null ? (
          <Typography sx={{ color: 'text.secondary' }}>{closed}</Typography>
        ) : (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <TimeInput
              label={t('opens', { day: name })}
              value={value.opens}
              hasFault={frame.fault !== undefined}
              onChange={(opens) => change({ ...value, opens })}
              onLeave={leave}
            />
            <span aria-hidden>〜</span>
            <TimeInput
              label={t('closes', { day: name })}
              value={value.closes}
              hasFault={frame.fault !== undefined}
              onChange={(closes) => change({ ...value, closes })}
              onLeave={leave}
            />
          </Box>
        )}
      </Box>
    </Field>
  );
}

interface TimeInputProps {
  readonly label: string;
  readonly value: string;
  readonly hasFault: boolean;
  readonly onChange: (time: string) => void;
  readonly onLeave: () => void;
}

/** A time in whatever way it is typed; text that is none stays, and the schema refuses it. */
function TimeInput({ label, value, hasFault, onChange, onLeave }: TimeInputProps) {
  const typed = useTyped(
    { value, change: onChange, leave: onLeave },
    { read: (text) => readTypedTime(text) ?? text.trim(), show: String },
  );
  return (
    <OutlinedInput
      value={typed.text}
      error={hasFault}
      autoComplete="off"
      inputProps={{ 'aria-label': label, 'aria-invalid': hasFault }}
      onChange={(event) => typed.type(event.target.value)}
      onBlur={typed.leave}
      sx={{ width: 96, fontVariantNumeric: 'tabular-nums' }}
    />
  );
}
