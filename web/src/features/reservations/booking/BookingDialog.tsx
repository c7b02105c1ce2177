import { NewReservation, RESERVATION_LIMITS, Taken, VISIBILITIES } from '@madoguchi/contract/reservations/model.ts';
import { VISIBILITY_NAMES } from '@madoguchi/contract/reservations/names.ts';
import { bookReservation } from '@madoguchi/contract/reservations/operations.ts';
import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import { tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { MomentField } from '../../../kit/fields/date/MomentField.tsx';
import { PeopleField } from '../../../kit/fields/people/PeopleField.tsx';
import { PersonField } from '../../../kit/fields/people/PersonField.tsx';
import { SwitchField } from '../../../kit/fields/SwitchField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { formatDay } from '../../../platform/formats.ts';
import { ProblemError } from '../../../platform/http/refusals.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useLanguage } from '../../../platform/words.ts';
import { writtenHere } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';
import type { BookingStart } from './booking-start.ts';
import { RepeatField } from './RepeatField.tsx';
import { ResourcesField } from './ResourcesField.tsx';
import { TakenHelp } from './TakenHelp.tsx';

interface Props {
  readonly start: BookingStart;
  readonly resources: readonly OfferedResource[];
  readonly onClose: () => void;
}

/** Books one or several resources, once or as a series. What is typed stays, whatever is refused (R29). */
export function BookingDialog({ start, resources, onClose }: Props) {
  const t = useReservationWords();
  const language = useLanguage();
  const message = useMessages();
  const form = useOperationForm(bookReservation, {
    input: NewReservation,
    defaults: {
      resources: [...start.resources],
      start: start.start,
      end: start.end,
      title: '',
      attendees: [],
      purpose: '',
      note: '',
      visibility: 'public',
      organizer: null,
      tentative: false,
      series: null,
      destination: '',
      licenceUntil: null,
    },
    onDone: ({ reservations, skipped }) => {
      const title = String(form.form.getValues('title'));
      const count = reservations.length;
      const days = skipped.map(({ day }) => formatDay(day, language)).join('、');
      message(count === 1 ? t('book.done', { title }) : t('book.series', { title, count }), 'success', {
        ...(days === '' ? {} : { detail: t('book.skipped', { days }) }),
      });
      onClose();
    },
  });
  const taken = takenOf(form.refusal);
  return (
    <FormDialog
      // Said with its ways out in the place of the band.
      form={taken === null ? form : { ...form, refusal: null }}
      title={t('book.title')}
      submitLabel={t('book.submit')}
      marks="optional"
      onDismiss={onClose}
    >
      {taken === null ? null : <TakenHelp key={JSON.stringify(taken)} taken={taken} />}
      <ResourcesField name="resources" label={t('resources')} resources={resources} />
      <TextField name="title" label={t('title')} autoFocus />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <MomentField name="start" label={t('start')} />
        <MomentField name="end" label={t('end')} isEnd />
      </Box>
      <TimesHere />
      <VehicleFields resources={resources} />
      <PeopleField name="attendees" label={t('attendees')} hint={t('attendees.hint')} known={[]} isOptional />
      <RareFields resources={resources} />
    </FormDialog>
  );
}

/** Names the obstacles to a booking and its ways out; null of any other refusal. */
function takenOf(refusal: unknown): Taken | null {
  if (!(refusal instanceof ProblemError) || refusal.body.code !== 'reservation-taken') return null;
  const read = Taken.safeParse(refusal.body.data.current);
  return read.success ? read.data : null;
}

/** Says the chosen times by the clock of a device that is somewhere else. */
function TimesHere() {
  const t = useReservationWords();
  const language = useLanguage();
  const { form } = useFormContext();
  const [start, end] = useWatch({ control: form.control, name: ['start', 'end'] }) as [unknown, unknown];
  if (!isInstant(start) || !isInstant(end) || end < start) return null;
  const times = writtenHere({ start, end }, language);
  if (times === null) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: -2 }}>
      {t('here', { times })}
    </Typography>
  );
}

const isInstant = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

interface OfResources {
  readonly resources: readonly OfferedResource[];
}

/** Asked for only where a vehicle is among the chosen resources. */
function VehicleFields({ resources }: OfResources) {
  const t = useReservationWords();
  const { form } = useFormContext();
  const asked = useWatch({ control: form.control, name: 'resources' }) as NewReservation['resources'];
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

const RARE = ['series', 'purpose', 'visibility', 'note', 'organizer', 'tentative'] as const;

/** Folded away until somebody asks: most bookings need none of these. */
function RareFields({ resources }: OfResources) {
  const t = useReservationWords();
  const language = useLanguage();
  const { form } = useFormContext();
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const { errors } = useFormState({ control: form.control, name: [...RARE] });
  // A fault on a field that is folded away would be seen by nobody.
  const isOpen = isUnfolded || RARE.some((name) => name in errors);
  const start = useWatch({ control: form.control, name: 'start' }) as unknown;
  return (
    <>
      <div>
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={<Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />}
          onClick={() => setUnfolded(!isOpen)}
        >
          {t('more')}
        </Button>
      </div>
      <Box id={id} hidden={!isOpen} sx={isOpen ? { display: 'grid', gap: 3 } : {}}>
        <RepeatField
          name="series"
          label={t('repeat')}
          day={isInstant(start) ? tokyoWall(start).day : null}
          resources={resources}
        />
        <TextField name="purpose" label={t('purpose')} isOptional />
        <ChoiceField
          name="visibility"
          label={t('visibility')}
          hint={t('visibility.hint')}
          choices={VISIBILITIES.map((value) => ({ value, label: VISIBILITY_NAMES[value][language] }))}
        />
        <TextAreaField name="note" label={t('note')} max={RESERVATION_LIMITS.note} isOptional />
        <PersonField name="organizer" label={t('organizer')} by="id" isOptional />
        <SwitchField name="tentative" label={t('tentative.field')} hint={t('tentative.hint')} />
      </Box>
    </>
  );
}
