import { plainDate } from '@madoguchi/contract/values/calendar-days.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { readTypedTime, type TimeOfDay } from '@madoguchi/contract/values/time-of-day.ts';
import { tokyoInstant, tokyoWall, tokyoWallEnd } from '@madoguchi/contract/values/tokyo-time.ts';
import { readTypedDate } from '@madoguchi/contract/values/typed-date.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCallback, useRef, useState } from 'react';
import { formatDay } from '../../../platform/formats.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { type FieldProps, useField } from '../../form/form-context.ts';
import { Icon } from '../../Icon.tsx';
import { Field } from '../Field.tsx';
import { useTyped } from '../use-typed.ts';
import { useFieldWords } from '../words.ts';
import { DayPopover } from './DayPopover.tsx';

/** An instant; `day|time` as far as they are typed, which the schema refuses; `null` where nothing is. */
type Moment = string | null;

const BETWEEN = '|';
const INSTANT = /^\d{4}-\d{2}-\d{2}T.*Z$/;

interface Parts {
  readonly day: string;
  readonly time: string;
}

function partsOf(moment: Moment, isEnd: boolean): Parts {
  if (moment === null) return { day: '', time: '' };
  if (INSTANT.test(moment)) return isEnd ? tokyoWallEnd(moment) : tokyoWall(moment);
  const [day = '', time = ''] = moment.split(BETWEEN);
  return { day, time };
}

const isDay = (text: string): text is PlainDate => asDay(text) !== null;

function asDay(text: string): PlainDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year === undefined ? null : plainDate(Number(year), Number(month), Number(day));
}

function momentOf({ day, time }: Parts): Moment {
  if (day === '' && time === '') return null;
  const read = readTypedTime(time);
  return isDay(day) && read !== null ? tokyoInstant(day, read) : `${day}${BETWEEN}${time}`;
}

interface Props extends FieldProps {
  /** Midnight is 24:00 of the day before. */
  readonly isEnd?: boolean;
}

/** A day and a time in Tokyo, typed as people write them; the day may be chosen from a calendar. The value is an instant. */
export function MomentField({ isEnd = false, ...props }: Props) {
  const t = useFieldWords();
  const language = useLanguage();
  const { today } = useSession();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const showDay = useCallback((day: string) => (isDay(day) ? formatDay(day, language) : day), [language]);
  const textOf = useCallback(
    (value: unknown) => {
      const { day, time } = partsOf(value as Moment, isEnd);
      return `${showDay(day)} ${time}`.trim();
    },
    [isEnd, showDay],
  );
  const field = useField<Moment>(props, { ask: 'enter', textOf });
  const parts = partsOf(field.value, isEnd);
  const change = (changed: Partial<Parts>) => field.change(momentOf({ ...parts, ...changed }));
  const readDay = (typed: string): string => readTypedDate(typed, monthOf(today)) ?? typed.trim();
  const day = useTyped(
    { value: parts.day, change: (next: string) => change({ day: next }), leave: field.leave },
    { read: readDay, show: showDay },
  );
  const time = useTyped(
    { value: parts.time, change: (next: string) => change({ time: next }), leave: field.leave },
    { read: (typed): TimeOfDay | string => readTypedTime(typed) ?? typed.trim(), show: String },
  );
  const hasFault = field.frame.fault !== undefined;
  return (
    <Field {...field.frame} isGroup>
      <Box role="group" aria-labelledby={`${field.id}-label`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <OutlinedInput
          id={field.id}
          value={day.text}
          error={hasFault}
          inputRef={field.inputRef}
          autoComplete="off"
          inputProps={{ ...field.aria, 'aria-label': t('moment.day', { field: props.label }) }}
          onChange={(event) => day.type(event.target.value)}
          onBlur={day.leave}
          endAdornment={
            <InputAdornment position="end">
              <IconButton
                ref={opener}
                edge="end"
                aria-label={t('date.open', { field: props.label })}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={() => setOpen(true)}
              >
                <Icon name="calendar" />
              </IconButton>
            </InputAdornment>
          }
          sx={{ width: { xs: 232, sm: 200 }, fontVariantNumeric: 'tabular-nums', paddingInlineEnd: 1 }}
        />
        <OutlinedInput
          value={time.text}
          error={hasFault}
          autoComplete="off"
          inputProps={{
            'aria-label': t('moment.time', { field: props.label }),
            'aria-describedby': field.aria['aria-describedby'],
            'aria-invalid': hasFault,
          }}
          onChange={(event) => time.type(event.target.value)}
          onBlur={time.leave}
          sx={{ width: 96, fontVariantNumeric: 'tabular-nums' }}
        />
      </Box>
      <DayPopover
        anchor={opener}
        isOpen={isOpen}
        label={t('date.title', { field: props.label })}
        day={asDay(parts.day)}
        today={today}
        onChoose={(chosen) => {
          setOpen(false);
          change({ day: chosen ?? '' });
        }}
        onClose={() => setOpen(false)}
      />
    </Field>
  );
}
