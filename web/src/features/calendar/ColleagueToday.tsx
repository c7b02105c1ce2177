import { may, tool } from '@madoguchi/contract/access.ts';
import { listBusyTimes } from '@madoguchi/contract/calendar/operations.ts';
import { findPeople } from '@madoguchi/contract/people/operations.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { tokyoInstant } from '@madoguchi/contract/values/tokyo-time.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRead } from '../../platform/query.ts';
import { useSession, useUser } from '../../platform/session.ts';
import { timesOfDay } from './event-times.ts';
import { useEventWords } from './words.ts';

interface Props {
  /** The employee number. */
  readonly number: string;
}

/** When a colleague is taken today, for who may open the calendar; by what only where that is public. */
export function ColleagueToday({ number }: Props) {
  const { role } = useUser();
  const { tools } = useSession();
  return may({ roles: role }, tool('calendar'), tools) ? <Today number={number} /> : null;
}

function Today({ number }: Props) {
  const t = useEventWords();
  const { today } = useSession();
  const found = useRead(findPeople, { q: number, reading: '', limit: 1 });
  const person = found.data?.people.find(({ employeeId }) => employeeId === number);
  const read = useRead(
    listBusyTimes,
    {
      employees: person === undefined ? [] : [person.id],
      startsAt: tokyoInstant(today, '00:00'),
      endsAt: tokyoInstant(addDays(today, 1), '00:00'),
    },
    { enabled: person !== undefined },
  );
  if (person === undefined || read.data === undefined) return null;
  const times = read.data.times.filter(({ employeeId }) => employeeId === person.id);
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('colleagueToday')}
      </Typography>
      {times.length === 0 ? (
        <Typography variant="body2">{t('empty')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
          {times.map((time) => (
            <li key={`${time.startsAt} ${time.endsAt} ${time.title}`}>
              {time.allDay ? t('allDay') : timesOfDay(time, today)} {time.title ?? t('busy')}
            </li>
          ))}
        </Box>
      )}
    </section>
  );
}
