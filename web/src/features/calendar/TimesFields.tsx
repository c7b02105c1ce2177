import { spanOfTimes } from '@madoguchi/contract/calendar/content.ts';
import { addDays, daysBetween, isPlainDate } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { readTypedTime } from '@madoguchi/contract/values/time-of-day.ts';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { DateField } from '../../kit/fields/date/DateField.tsx';
import { TimeField } from '../../kit/fields/date/TimeField.tsx';
import { SwitchField } from '../../kit/fields/SwitchField.tsx';
import { useFormContext } from '../../kit/form/form-context.ts';
import { TimesHere } from '../../kit/TimesHere.tsx';
import { useEventWords } from './words.ts';

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 2 } as const;
const isTime = (value: unknown): value is string => typeof value === 'string' && readTypedTime(value) === value;
const isDay = (value: unknown): value is PlainDate => typeof value === 'string' && isPlainDate(value);

/** The end goes along when the start is moved to another day: an event keeps its length. */
function useEndThatFollows(): void {
  const { form } = useFormContext();
  const firstDay: unknown = useWatch({ control: form.control, name: 'firstDay' });
  const before = useRef(firstDay);
  useEffect(() => {
    const lastDay: unknown = form.getValues('lastDay');
    if (isDay(firstDay) && isDay(before.current) && isDay(lastDay) && firstDay !== before.current) {
      form.setValue('lastDay', addDays(lastDay, daysBetween(before.current, firstDay)), { shouldDirty: true });
    }
    if (isDay(firstDay)) before.current = firstDay;
  }, [firstDay, form]);
}

/** A switch to whole days takes the times away; back from it there are some to begin with. */
function useTimesThatFollow(allDay: boolean): void {
  const { form } = useFormContext();
  useEffect(() => {
    if (allDay) return;
    if (form.getValues('startTime') === null) form.setValue('startTime', '09:00');
    if (form.getValues('endTime') === null) form.setValue('endTime', '10:00');
  }, [allDay, form]);
}

/** The chosen times by the clock of a device that is somewhere else; a whole day is the same day everywhere. */
function ChosenHere() {
  const { form } = useFormContext();
  const [allDay, firstDay, startTime, lastDay, endTime] = useWatch({
    control: form.control,
    name: ['allDay', 'firstDay', 'startTime', 'lastDay', 'endTime'],
  }) as unknown[];
  if (allDay === true || !isDay(firstDay) || !isDay(lastDay) || !isTime(startTime) || !isTime(endTime)) return null;
  const { startsAt, endsAt } = spanOfTimes({ allDay: false, firstDay, startTime, lastDay, endTime });
  return <TimesHere span={{ start: startsAt, end: endsAt }} />;
}

/** Days and times of an event, whole days by a switch. */
export function TimesFields({ hasSwitch = true }: { readonly hasSwitch?: boolean }) {
  const t = useEventWords();
  const { form } = useFormContext();
  const allDay = useWatch({ control: form.control, name: 'allDay' }) === true;
  useEndThatFollows();
  useTimesThatFollow(allDay);
  return (
    <>
      {hasSwitch ? <SwitchField name="allDay" label={t('allDay')} /> : null}
      <Box sx={ROW}>
        <DateField name="firstDay" label={t('firstDay')} />
        {allDay ? null : <TimeField name="startTime" label={t('startTime')} />}
      </Box>
      <Box sx={ROW}>
        <DateField name="lastDay" label={t('lastDay')} />
        {allDay ? null : <TimeField name="endTime" label={t('endTime')} />}
      </Box>
      <ChosenHere />
    </>
  );
}
