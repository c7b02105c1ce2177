import { REPEAT_FROM, REPEAT_UNITS } from '@madoguchi/contract/to-dos/choices.ts';
import type { TodoRepeat } from '@madoguchi/contract/to-dos/model.ts';
import { nextDue, settledRepeat } from '@madoguchi/contract/to-dos/rules.ts';
import { isPlainDate } from '@madoguchi/contract/values/calendar-days.ts';
import { lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '../../kit/fields/Field.tsx';
import { useField, useFormContext } from '../../kit/form/form-context.ts';
import { formatDay } from '../../platform/formats.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { useTodoWords } from './words.ts';

const LAST_DAY = 0;
const INTERVALS = [1, 2, 3, 4, 6] as const;

/** How a to-do comes again once it is done, with the date on which that would be if it were done today. */
export function RepeatField() {
  const t = useTodoWords();
  const language = useLanguage();
  const id = useId();
  const { today } = useSession();
  const { form } = useFormContext();
  const label = t('repeat');
  const field = useField<TodoRepeat | null>(
    { name: 'repeat', label, isOptional: true },
    { ask: 'select', textOf: (rule) => (rule === null ? '' : t(`repeat.${(rule as TodoRepeat).every}`)) },
  );
  const typed: unknown = useWatch({ control: form.control, name: 'dueOn' });
  const due = typeof typed === 'string' && isPlainDate(typed) ? (typed as PlainDate) : null;
  const rule = field.value;
  const change = (more: Partial<TodoRepeat>) =>
    field.change({ every: 'week', interval: 1, from: 'calendar', day: null, ...rule, ...more });
  const choose = (said: string) => {
    const every = REPEAT_UNITS.find((one) => one === said);
    if (every === undefined) field.change(null);
    else change({ every, day: null });
  };
  const settled = settledRepeat(rule, due);
  const isMonthEnd =
    due !== null && due === lastDay(monthOf(due)) && rule?.every === 'month' && rule.from === 'calendar';
  return (
    <>
      <Field {...field.frame} id={id} widthPx={240}>
        <NativeSelect
          fullWidth
          input={<OutlinedInput />}
          inputProps={{ id }}
          inputRef={field.inputRef}
          value={rule?.every ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('repeat.none')}</option>
          {REPEAT_UNITS.map((every) => (
            <option key={every} value={every}>
              {t(`repeat.${every}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {rule === null ? null : (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Field id={`${id}-interval`} label={t('repeat.interval')} widthPx={160}>
            <NativeSelect
              fullWidth
              input={<OutlinedInput />}
              inputProps={{ id: `${id}-interval` }}
              value={rule.interval}
              onChange={({ target }) => change({ interval: Number(target.value) })}
            >
              {[...new Set([...INTERVALS, rule.interval])].map((interval) => (
                <option key={interval} value={interval}>
                  {interval}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field id={`${id}-from`} label={t('repeat.from')} isGroup>
            <RadioGroup
              aria-labelledby={`${id}-from-label`}
              value={rule.from}
              onChange={(_, value) => change({ from: REPEAT_FROM.find((one) => one === value) ?? 'calendar' })}
            >
              {REPEAT_FROM.map((from) => (
                <FormControlLabel key={from} value={from} label={t(`repeat.from.${from}`)} control={<Radio />} />
              ))}
            </RadioGroup>
          </Field>
          {isMonthEnd ? (
            <FormControlLabel
              label={t('repeat.lastDay')}
              control={
                <Switch
                  checked={rule.day === LAST_DAY}
                  onChange={(_, isOn) => change({ day: isOn ? LAST_DAY : null })}
                />
              }
            />
          ) : null}
          <Typography variant="caption" component="p" aria-live="polite">
            {settled === null ? '' : t('repeat.next', { day: formatDay(nextDue(settled, due, today), language) })}
          </Typography>
        </Box>
      )}
    </>
  );
}
