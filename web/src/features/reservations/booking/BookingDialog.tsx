import { NewReservation } from '@madoguchi/contract/reservations/model.ts';
import { bookReservation } from '@madoguchi/contract/reservations/operations.ts';
import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import { tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { PersonField } from '../../../kit/fields/people/PersonField.tsx';
import { SwitchField } from '../../../kit/fields/SwitchField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { formatDay, formatList } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useLanguage } from '../../../platform/words.ts';
import { isInstant } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';
import type { BookingStart } from './booking-start.ts';
import { DetailFields } from './DetailFields.tsx';
import { RepeatField } from './RepeatField.tsx';
import { ReservationFields } from './ReservationFields.tsx';
import { TakenHelp } from './TakenHelp.tsx';
import { takenOf } from './taken-of.ts';

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
      attendees: [...(start.attendees ?? [])],
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
      const days = formatList(
        skipped.map(({ day }) => formatDay(day, language)),
        language,
      );
      const isAsked = reservations.some(({ status }) => status === 'tentative') && !form.form.getValues('tentative');
      const one = isAsked ? t('book.asked', { title }) : t('book.done', { title });
      message(count === 1 ? one : t('book.series', { title, count }), 'success', {
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
      {taken === null ? null : <TakenHelp key={JSON.stringify(taken)} taken={taken} onWaiting={onClose} />}
      <ReservationFields resources={resources} />
      <RareFields resources={resources} />
    </FormDialog>
  );
}

const RARE = ['series', 'purpose', 'visibility', 'note', 'organizer', 'tentative'] as const;

/** Folded away until somebody asks: most bookings need none of these. */
function RareFields({ resources }: Pick<Props, 'resources'>) {
  const t = useReservationWords();
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
        <DetailFields />
        <PersonField name="organizer" label={t('organizer')} by="id" isOptional />
        <SwitchField name="tentative" label={t('tentative.field')} hint={t('tentative.hint')} />
      </Box>
    </>
  );
}
