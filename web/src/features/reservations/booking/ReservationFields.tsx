import type { AskedResource } from '@madoguchi/contract/reservations/model.ts';
import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { PeopleField } from '../../../kit/fields/people/PeopleField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { formatList } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useReservationWords } from '../words.ts';
import { ResourcesField } from './ResourcesField.tsx';
import { TimesFields } from './TimesFields.tsx';

interface Props {
  readonly resources: readonly OfferedResource[];
}

/** Resources, title, times and people: asked for by a new reservation and by one that is changed. */
export function ReservationFields({ resources }: Props) {
  const t = useReservationWords();
  return (
    <>
      <ResourcesField name="resources" label={t('resources')} resources={resources} />
      <ApprovalNotice resources={resources} />
      <TextField name="title" label={t('title')} autoFocus />
      <TimesFields />
      <VehicleFields resources={resources} />
      <PeopleField name="attendees" label={t('attendees')} hint={t('attendees.hint')} known={[]} isOptional />
    </>
  );
}

function useChosen(resources: readonly OfferedResource[]): OfferedResource[] {
  const { form } = useFormContext();
  const asked = useWatch({ control: form.control, name: 'resources' }) as readonly AskedResource[];
  const ids = new Set(asked.map(({ resourceId }) => resourceId));
  return resources.filter(({ id }) => ids.has(id));
}

/** Says before the booking that somebody has to approve it (B6-01). */
function ApprovalNotice({ resources }: Props) {
  const t = useReservationWords();
  const language = useLanguage();
  const names = useChosen(resources)
    .filter(({ approval }) => approval === 'always')
    .map(({ name }) => name);
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {names.length === 0 ? null : (
        <WarningBand>{t('needsApproval.notice', { names: formatList(names, language) })}</WarningBand>
      )}
    </Box>
  );
}

/** Asked for only where a vehicle is among the chosen resources. */
function VehicleFields({ resources }: Props) {
  const t = useReservationWords();
  const isVehicle = useChosen(resources).some(({ resourceCategory }) => resourceCategory === 'vehicle');
  if (!isVehicle) return null;
  return (
    <>
      <TextField name="destination" label={t('destination')} isOptional />
      <DateField name="licenceUntil" label={t('licence')} hint={t('licence.hint')} />
    </>
  );
}
