import type { AskedResource } from '@madoguchi/contract/reservations/model.ts';
import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { MomentField } from '../../../kit/fields/date/MomentField.tsx';
import { PeopleField } from '../../../kit/fields/people/PeopleField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { TimesHere } from '../../../kit/TimesHere.tsx';
import { isInstant } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';
import { ResourcesField } from './ResourcesField.tsx';

interface Props {
  readonly resources: readonly OfferedResource[];
}

/** Resources, title, times and people: asked for by a new reservation and by one that is changed. */
export function ReservationFields({ resources }: Props) {
  const t = useReservationWords();
  return (
    <>
      <ResourcesField name="resources" label={t('resources')} resources={resources} />
      <TextField name="title" label={t('title')} autoFocus />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <MomentField name="start" label={t('start')} />
        <MomentField name="end" label={t('end')} isEnd />
      </Box>
      <ChosenHere />
      <VehicleFields resources={resources} />
      <PeopleField name="attendees" label={t('attendees')} hint={t('attendees.hint')} known={[]} isOptional />
    </>
  );
}

/** The chosen times by the clock of a device that is somewhere else. */
function ChosenHere() {
  const { form } = useFormContext();
  const [start, end] = useWatch({ control: form.control, name: ['start', 'end'] }) as [unknown, unknown];
  return <TimesHere span={isInstant(start) && isInstant(end) ? { start, end } : null} />;
}

/** Asked for only where a vehicle is among the chosen resources. */
function VehicleFields({ resources }: Props) {
  const t = useReservationWords();
  const { form } = useFormContext();
  const asked = useWatch({ control: form.control, name: 'resources' }) as readonly AskedResource[];
  const isVehicle = asked.some(
    ({ resourceId }) => resources.find(({ id }) => id === resourceId)?.resourceCategory === 'vehicle',
  );
  if (!isVehicle) return null;
  return (
    <>
      <TextField name="destination" label={t('destination')} isOptional />
      <DateField name="licenceUntil" label={t('licence')} hint={t('licence.hint')} />
    </>
  );
}
