import { ChangedReservation, ReservationDetails, SCOPES } from '@madoguchi/contract/reservations/model.ts';
import { changeReservation } from '@madoguchi/contract/reservations/operations.ts';
import { listOfferedResources } from '@madoguchi/contract/resources/operations.ts';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { formatDay, formatList } from '../../../platform/formats.ts';
import { checked } from '../../../platform/http/checked.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { DetailFields } from '../booking/DetailFields.tsx';
import { ReservationFields } from '../booking/ReservationFields.tsx';
import { TakenHelp } from '../booking/TakenHelp.tsx';
import { takenOf } from '../booking/taken-of.ts';
import { useReservationWords } from '../words.ts';

interface Props {
  readonly reservation: ReservationDetails;
  readonly onClose: () => void;
}

/** A newer state that a refusal carries comes without what only the page shows. */
const Current = ReservationDetails.omit({ alcohol: true, rule: true, datesAhead: true });

const valuesOf = (one: Omit<ReservationDetails, 'alcohol' | 'rule' | 'datesAhead'>) => ({
  id: one.id,
  version: one.version,
  scope: 'one' as const,
  resources: one.resources.map(({ resourceId, quantity }) => ({ resourceId, quantity })),
  start: one.start,
  end: one.end,
  title: one.title,
  purpose: one.purpose,
  note: one.note,
  visibility: one.visibility,
  attendees: one.attendees.map(({ employeeId }) => employeeId),
  destination: one.destination,
  licenceUntil: one.licenceUntil,
});

/** Changes a reservation or moves it: what dragging does, by fields. Of a series it asks how far that reaches. */
export function ChangeDialog({ reservation, onClose }: Props) {
  const t = useReservationWords();
  const language = useLanguage();
  const message = useMessages();
  const offered = useRead(listOfferedResources, {});
  const { id, version, ...defaults } = valuesOf(reservation);
  const form = useOperationForm(changeReservation, {
    input: ChangedReservation,
    carries: { id, version },
    defaults,
    valuesOfCurrent: (current) => valuesOf(checked(Current, current)),
    onDone: ({ count, kept }) => {
      const title = String(form.form.getValues('title'));
      const days = formatList(
        kept.map(({ day }) => formatDay(day, language)),
        language,
      );
      message(count > 1 ? t('change.series', { title, count }) : t('change.done', { title }), 'success', {
        ...(days === '' ? {} : { detail: t('change.kept', { days }) }),
      });
      onClose();
    },
  });
  const taken = takenOf(form.refusal);
  return (
    <FormDialog
      form={taken === null ? form : { ...form, refusal: null }}
      title={t('change.title')}
      submitLabel={t('change.submit')}
      marks="optional"
      onDismiss={onClose}
    >
      {taken === null ? null : <TakenHelp key={JSON.stringify(taken)} taken={taken} />}
      {reservation.seriesId === null ? null : (
        <ChoiceField
          name="scope"
          label={t('scope')}
          choices={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
        />
      )}
      <ReservationFields resources={offered.data?.resources ?? []} />
      <DetailFields />
    </FormDialog>
  );
}
