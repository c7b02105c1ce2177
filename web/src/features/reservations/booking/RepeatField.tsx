import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { REPEAT_WEEKDAYS, type Recurrence } from '@madoguchi/contract/values/recurrence.ts';
import { readTypedDate } from '@madoguchi/contract/values/typed-date.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback, useId } from 'react';
import { Field } from '../../../kit/fields/Field.tsx';
import { useTyped } from '../../../kit/fields/use-typed.ts';
import { type FieldProps, useField } from '../../../kit/form/form-context.ts';
import { formatDay } from '../../../platform/formats.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useReservationWords } from '../words.ts';
import {
  type Every,
  monthlyText,
  offeredMonthly,
  ruleText,
  type Series,
  weekdayText,
  withEvery,
} from './repeat-rule.ts';
import { SeriesCheck } from './SeriesCheck.tsx';

interface Props extends FieldProps {
  /** The first day, by which months repeat; null where it cannot be read. */
  readonly day: PlainDate | null;
  readonly resources: readonly OfferedResource[];
}

const KINDS: readonly Every[] = ['day', 'week', 'month'];

/** The rule of a series: how often, on which days, until when, and what becomes of dates that are taken. */
export function RepeatField({ day, resources, ...props }: Props) {
  const t = useReservationWords();
  const language = useLanguage();
  const { today } = useSession();
  const textOf = useCallback(
    (value: unknown) => (value === null ? t('repeat.none') : ruleText((value as Series).rule, t, language)),
    [t, language],
  );
  const field = useField<Series | null>({ ...props, isOptional: true }, { ask: 'select', textOf });
  const { value: series } = field;
  const firstDay = day ?? today;
  const change = (rule: Recurrence) => series !== null && field.change({ ...series, rule });
  return (
    <Field {...field.frame} isGroup>
      <Box role="group" aria-labelledby={`${field.id}-label`} sx={{ display: 'grid', gap: 2 }}>
        <TextField
          select
          size="small"
          id={field.id}
          value={series?.rule.every ?? ''}
          onChange={({ target }) => field.change(withEvery(series, (target.value || null) as Every | null, firstDay))}
          slotProps={{ select: { displayEmpty: true, inputProps: { 'aria-label': props.label } } }}
          inputRef={field.inputRef}
          sx={{ width: 200 }}
        >
          <MenuItem value="">{t('repeat.none')}</MenuItem>
          {KINDS.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {t(`repeat.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        {series === null ? null : (
          <>
            <RuleParts rule={series.rule} day={firstDay} onChange={change} />
            <EndOf rule={series.rule} day={firstDay} onChange={change} />
            <TextField
              select
              size="small"
              label={t('repeat.conflict')}
              value={series.onConflict ?? 'stop'}
              onChange={({ target }) => field.change({ ...series, onConflict: target.value as 'stop' | 'skip' })}
              sx={{ maxWidth: 320 }}
            >
              <MenuItem value="stop">{t('repeat.stop')}</MenuItem>
              <MenuItem value="skip">{t('repeat.skip')}</MenuItem>
            </TextField>
            <SeriesCheck series={series} resources={resources} onChange={field.change} />
          </>
        )}
      </Box>
    </Field>
  );
}

interface PartProps {
  readonly rule: Recurrence;
  readonly day: PlainDate;
  readonly onChange: (rule: Recurrence) => void;
}

/** How many days, weeks or months lie between, and on which of their days. */
function RuleParts({ rule, day, onChange }: PartProps) {
  const t = useReservationWords();
  const language = useLanguage();
  return (
    <>
      <CountBox
        label={t('repeat.every')}
        value={rule.interval ?? 1}
        unit={t(`repeat.every.${rule.every}`)}
        onChange={(interval) => onChange({ ...rule, interval })}
      />
      {rule.every === 'week' ? (
        <Box role="group" aria-label={t('repeat.weekdays')} sx={{ display: 'flex', flexWrap: 'wrap' }}>
          {REPEAT_WEEKDAYS.map((one) => (
            <FormControlLabel
              key={one}
              label={weekdayText(one, language)}
              control={
                <Checkbox
                  checked={rule.weekdays.includes(one)}
                  onChange={(_, isOn) =>
                    onChange({
                      ...rule,
                      weekdays: REPEAT_WEEKDAYS.filter((each) => (each === one ? isOn : rule.weekdays.includes(each))),
                    })
                  }
                />
              }
            />
          ))}
        </Box>
      ) : null}
      {rule.every === 'month' ? (
        <TextField
          select
          size="small"
          label={t('repeat.monthly')}
          value={JSON.stringify(rule.monthly)}
          onChange={({ target }) => onChange({ ...rule, monthly: JSON.parse(target.value) })}
          sx={{ maxWidth: 320 }}
        >
          {offeredMonthly(rule.monthly, day).map((monthly) => (
            <MenuItem key={JSON.stringify(monthly)} value={JSON.stringify(monthly)}>
              {monthlyText(monthly, t, language)}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
    </>
  );
}

/** After a number of dates, or with a day. */
function EndOf({ rule, day, onChange }: PartProps) {
  const t = useReservationWords();
  const { ends } = rule;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <TextField
        select
        size="small"
        label={t('repeat.ends')}
        value={ends.by}
        onChange={({ target }) =>
          onChange({ ...rule, ends: target.value === 'count' ? { by: 'count', count: 4 } : { by: 'until', day } })
        }
        sx={{ width: 200 }}
      >
        <MenuItem value="count">{t('repeat.count')}</MenuItem>
        <MenuItem value="until">{t('repeat.until')}</MenuItem>
      </TextField>
      {ends.by === 'count' ? (
        <CountBox
          label={t('repeat.times')}
          value={ends.count}
          onChange={(count) => onChange({ ...rule, ends: { by: 'count', count } })}
        />
      ) : (
        <DayBox
          label={t('repeat.last')}
          value={ends.day}
          onChange={(last) => onChange({ ...rule, ends: { by: 'until', day: last } })}
        />
      )}
    </Box>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly unit?: string;
  readonly onChange: (value: number) => void;
}

/** Text that is no number stays as typed, and the schema refuses it. */
function CountBox({ label, value, unit, onChange }: CountProps) {
  const id = useId();
  const typed = useTyped<number>(
    { value, change: onChange, leave: () => undefined },
    {
      read: (text) => {
        const digits = text.normalize('NFKC').trim();
        return (/^\d{1,3}$/.test(digits) ? Number(digits) : digits) as number;
      },
      show: String,
    },
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <TextField
        id={id}
        size="small"
        label={label}
        value={typed.text}
        onChange={({ target }) => typed.type(target.value)}
        onBlur={typed.leave}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        sx={{ width: 176 }}
      />
      {unit === undefined ? null : <Typography variant="body2">{unit}</Typography>}
    </Box>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: PlainDate;
  readonly onChange: (day: PlainDate) => void;
}

function DayBox({ label, value, onChange }: DayProps) {
  const language = useLanguage();
  const { today } = useSession();
  const typed = useTyped<PlainDate>(
    { value, change: onChange, leave: () => undefined },
    {
      read: (text) => (readTypedDate(text, monthOf(today)) ?? text.trim()) as PlainDate,
      show: (day) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? formatDay(day, language) : day),
    },
  );
  return (
    <TextField
      size="small"
      label={label}
      value={typed.text}
      onChange={({ target }) => typed.type(target.value)}
      onBlur={typed.leave}
      sx={{ width: 200 }}
    />
  );
}
