import type { TodoContent } from '@madoguchi/contract/to-dos/model.ts';
import { isPlainDate } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useWatch } from 'react-hook-form';
import { DateField } from '../../kit/fields/date/DateField.tsx';
import { TimeField } from '../../kit/fields/date/TimeField.tsx';
import { useFormContext } from '../../kit/form/form-context.ts';
import { useSession } from '../../platform/session.ts';
import { useTodoWords } from './words.ts';

const MORNING = '09:00';

/** When the person is reminded: a day and a time, at first the morning of the due date. */
export function ReminderField() {
  const t = useTodoWords();
  const { today } = useSession();
  const { form } = useFormContext();
  const [reminder, dueOn] = useWatch({ control: form.control, name: ['reminder', 'dueOn'] }) as [
    TodoContent['reminder'] | undefined,
    unknown,
  ];
  const isOn = reminder !== null && reminder !== undefined;
  const day = typeof dueOn === 'string' && isPlainDate(dueOn) ? dueOn : today;
  const toggle = (on: boolean) => form.setValue('reminder', on ? { day, time: MORNING } : null, { shouldDirty: true });
  return (
    <Box>
      <FormControlLabel label={t('reminder')} control={<Switch checked={isOn} onChange={(_, on) => toggle(on)} />} />
      {isOn ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <DateField name="reminder.day" label={t('reminder.day')} />
          <TimeField name="reminder.time" label={t('reminder.time')} />
        </Box>
      ) : null}
    </Box>
  );
}
