import { previewDates } from '@madoguchi/contract/calendar/operations.ts';
import { isPlainDate } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import {
  lastSeriesDay,
  type Monthly,
  monthlyChoices,
  offersInstead,
  REPEAT_WEEKDAYS,
  Recurrence,
  repeatWeekday,
} from '@madoguchi/contract/values/recurrence.ts';
import { writtenMonthly } from '@madoguchi/contract/values/recurrence-sentence.ts';
import { weekdayAt } from '@madoguchi/contract/values/written-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoicesField } from '../../kit/fields/choice/ChoicesField.tsx';
import { DateField } from '../../kit/fields/date/DateField.tsx';
import { Field } from '../../kit/fields/Field.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { useFormContext } from '../../kit/form/form-context.ts';
import { useErrorSentence } from '../../kit/use-error-sentence.ts';
import { WarningBand } from '../../kit/WarningBand.tsx';
import { formatDay, formatList, formatMonth } from '../../platform/formats.ts';
import { useRead } from '../../platform/query.ts';
import { useLanguage } from '../../platform/words.ts';
import { useEventWords } from './words.ts';

type Every = Recurrence['every'];
const EVERY: readonly Every[] = ['day', 'week', 'month'];
const USUAL_TIMES = 10;

/** A rule to begin with: weeks on the weekday of the first day, months on its date. */
function ruleFrom(every: Every, firstDay: PlainDate): Recurrence {
  const base = { interval: 1, ends: { by: 'count', count: USUAL_TIMES } } as const;
  if (every === 'week') return { ...base, every, weekdays: [repeatWeekday(firstDay)] };
  return every === 'month'
    ? { ...base, every, monthly: { by: 'date', day: Number(firstDay.slice(8)) } }
    : { ...base, every };
}

/** How an event repeats, with the dates that come of it before it is saved (B6-02). */
export function RepeatFields() {
  const t = useEventWords();
  const id = useId();
  const { form } = useFormContext();
  const [rule, typedDay] = useWatch({ control: form.control, name: ['rule', 'firstDay'] }) as [
    Recurrence | null,
    unknown,
  ];
  if (typeof typedDay !== 'string' || !isPlainDate(typedDay)) return null;
  const firstDay = typedDay as PlainDate;
  const choose = (every: string) => {
    const next = EVERY.find((one) => one === every);
    form.setValue('rule', next === undefined ? null : ruleFrom(next, firstDay), { shouldDirty: true });
  };
  return (
    <>
      <Field id={id} label={t('repeat')} widthPx={200}>
        <NativeSelect
          fullWidth
          input={<OutlinedInput />}
          inputProps={{ id }}
          value={rule?.every ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('repeat.none')}</option>
          {EVERY.map((every) => (
            <option key={every} value={every}>
              {t(`repeat.${every}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {rule === null ? null : <RuleFields rule={rule} firstDay={firstDay} />}
    </>
  );
}

interface RuleProps {
  readonly rule: Recurrence;
  readonly firstDay: PlainDate;
}

function RuleFields({ rule, firstDay }: RuleProps) {
  const t = useEventWords();
  const language = useLanguage();
  return (
    <Box
      sx={{ display: 'grid', gap: 2, paddingInlineStart: 2, borderInlineStart: '2px solid', borderColor: 'divider' }}
    >
      <NumberField name="rule.interval" label={t('repeat.interval')} unit={t(`repeat.interval.${rule.every}`)} />
      {rule.every === 'week' ? (
        <ChoicesField
          name="rule.weekdays"
          label={t('repeat.weekdays')}
          choices={REPEAT_WEEKDAYS.map((value, nth) => ({ value, label: weekdayAt((nth + 1) % 7, language) }))}
        />
      ) : null}
      {rule.every === 'month' ? <MonthlyChoice monthly={rule.monthly} firstDay={firstDay} /> : null}
      <EndFields rule={rule} firstDay={firstDay} />
      <ResultingDates rule={rule} firstDay={firstDay} />
    </Box>
  );
}

const keyOf = (monthly: Monthly) => [monthly.by, ...Object.values(monthly)].join(' ');

/** The ways in which the first day repeats by months: by its date, as the fourth Friday, as the last day. */
function MonthlyChoice({ monthly, firstDay }: { readonly monthly: Monthly; readonly firstDay: PlainDate }) {
  const t = useEventWords();
  const language = useLanguage();
  const id = useId();
  const { form } = useFormContext();
  const choices = monthlyChoices(firstDay);
  const known = choices.find((one) => keyOf(one) === keyOf(monthly));
  const set = (next: Monthly | undefined) => {
    if (next !== undefined) form.setValue('rule.monthly', next, { shouldDirty: true });
  };
  // Another first day has another date and another place in its month.
  useEffect(() => {
    if (known === undefined) set(choices.find(({ by }) => by === monthly.by) ?? choices[0]);
  });
  return (
    <Field id={id} label={t('repeat.monthly')} isGroup>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        value={keyOf(known ?? monthly)}
        onChange={(_, value) => set(choices.find((one) => keyOf(one) === value))}
      >
        {choices.map((one, nth) => (
          <FormControlLabel
            key={keyOf(one)}
            value={keyOf(one)}
            label={writtenMonthly(one, language)}
            control={<Radio {...(nth === 0 ? { id } : {})} />}
          />
        ))}
      </RadioGroup>
    </Field>
  );
}

function EndFields({ rule, firstDay }: RuleProps) {
  const t = useEventWords();
  const id = useId();
  const { form } = useFormContext();
  const choose = (by: string) => {
    const ends = by === 'until' ? { by, day: lastSeriesDay(firstDay) } : { by: 'count', count: USUAL_TIMES };
    form.setValue('rule.ends', ends, { shouldDirty: true });
  };
  return (
    <>
      <Field id={id} label={t('repeat.ends')} isGroup>
        <RadioGroup row aria-labelledby={`${id}-label`} value={rule.ends.by} onChange={(_, by) => choose(by)}>
          <FormControlLabel value="count" label={t('repeat.endsCount')} control={<Radio id={id} />} />
          <FormControlLabel value="until" label={t('repeat.endsUntil')} control={<Radio />} />
        </RadioGroup>
      </Field>
      {rule.ends.by === 'until' ? (
        <DateField name="rule.ends.day" label={t('repeat.until')} />
      ) : (
        <NumberField name="rule.ends.count" label={t('repeat.count')} />
      )}
    </>
  );
}

/** The dates that the rule has, or the reason why it has none; where it skips months, a way that every month has. */
function ResultingDates({ rule, firstDay }: RuleProps) {
  const t = useEventWords();
  const language = useLanguage();
  const sentenceOf = useErrorSentence();
  const { form } = useFormContext();
  const typed = useDeferredValue(JSON.stringify(rule));
  const parsed = Recurrence.safeParse(JSON.parse(typed));
  const { data, error } = useRead(
    previewDates,
    { firstDay, rule: parsed.success ? parsed.data : ruleFrom('day', firstDay) },
    { enabled: parsed.success, keepsPrevious: true },
  );
  if (!parsed.success) return null;
  const offer = offersInstead(parsed.data, firstDay);
  return (
    <Box sx={{ display: 'grid', gap: 1 }} aria-live="polite">
      {error ? <Typography variant="body2">{sentenceOf(error)}</Typography> : null}
      {data && !error ? (
        <Typography variant="body2">
          {t('repeat.dates', {
            count: data.days.length,
            days: formatList(
              data.days.map((day) => formatDay(day, language)),
              language,
            ),
          })}
        </Typography>
      ) : null}
      {offer === null ? null : (
        <WarningBand>
          <p>
            {t('repeat.skips', {
              months: formatList(
                offer.skips.map((month) => formatMonth(month, language)),
                language,
              ),
            })}
          </p>
          <Button size="small" onClick={() => form.setValue('rule.monthly', offer.monthly, { shouldDirty: true })}>
            {t('repeat.instead', { choice: writtenMonthly(offer.monthly, language) })}
          </Button>
        </WarningBand>
      )}
    </Box>
  );
}
