import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { MomentField } from '../../../kit/fields/date/MomentField.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { TimesHere } from '../../../kit/TimesHere.tsx';
import { isInstant } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';

/** Start and end, and what they are by the clock of a device that is somewhere else. */
export function TimesFields() {
  const t = useReservationWords();
  const { form } = useFormContext();
  const [start, end] = useWatch({ control: form.control, name: ['start', 'end'] }) as [unknown, unknown];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <MomentField name="start" label={t('start')} />
        <MomentField name="end" label={t('end')} isEnd />
      </Box>
      <TimesHere span={isInstant(start) && isInstant(end) ? { start, end } : null} />
    </>
  );
}
