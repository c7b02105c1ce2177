import { spanOfTimes, timesFaults } from '@madoguchi/contract/calendar/content.ts';
import { listBusyTimes } from '@madoguchi/contract/calendar/operations.ts';
import { isPlainDate } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormContext } from '../../kit/form/form-context.ts';
import { WarningBand } from '../../kit/WarningBand.tsx';
import { useRead } from '../../platform/query.ts';
import { useLanguage } from '../../platform/words.ts';
import { type Times, writtenSpan } from './event-times.ts';
import { useEventWords } from './words.ts';

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;
const SHOWN = 5;

/** The times of the form where they say a span; null while one of them does not. */
function spanOf({ allDay, firstDay, startTime, lastDay, endTime }: Times) {
  const days = [firstDay, lastDay].every((day) => typeof day === 'string' && isPlainDate(day));
  const times = allDay || [startTime, endTime].every((time) => typeof time === 'string' && CLOCK.test(time));
  const typed = { allDay, firstDay, startTime, lastDay, endTime };
  return days && times && timesFaults(typed).length === 0 ? spanOfTimes(typed) : null;
}

interface Props {
  /** The event that is being changed meets itself nowhere. */
  readonly except?: string;
}

/** Says what else there is at the time of the form, for its owner and those who are invited; it may be saved all the same. */
export function Conflicts({ except }: Props) {
  const t = useEventWords();
  const language = useLanguage();
  const { form } = useFormContext();
  const [allDay, firstDay, startTime, lastDay, endTime, participants] = useWatch({
    control: form.control,
    name: ['allDay', 'firstDay', 'startTime', 'lastDay', 'endTime', 'participants'],
  });
  const span = spanOf({ allDay, firstDay, startTime, lastDay, endTime });
  const asked = useDeferredValue(JSON.stringify(span === null ? null : { ...span, employees: participants ?? [] }));
  const input = JSON.parse(asked) as { startsAt: string; endsAt: string; employees: string[] } | null;
  const read = useRead(
    listBusyTimes,
    { ...(input ?? { startsAt: '', endsAt: '', employees: [] }), ...(except === undefined ? {} : { except }) },
    { enabled: input !== null, keepsPrevious: true },
  );
  // Whole days are seldom in the way of an hour of them.
  const times = (read.data?.times ?? []).filter((time) => allDay || !time.allDay);
  if (span === null || times.length === 0) return null;
  return (
    <WarningBand>
      <p>{t('conflicts')}</p>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {times.slice(0, SHOWN).map((time) => (
          <li key={`${time.employeeId} ${time.startsAt} ${time.title}`}>
            {t('conflict.one', { name: time.name, time: writtenSpan(time, language), title: time.title ?? t('busy') })}
          </li>
        ))}
      </Box>
    </WarningBand>
  );
}
