import {
  ChangedReservation,
  Reservation,
  type ReservationItem,
  SCOPES,
} from '@madoguchi/contract/reservations/model.ts';
import { changeReservation } from '@madoguchi/contract/reservations/operations.ts';
import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { checked } from '../../../platform/http/checked.ts';
import { ResourcesField } from '../booking/ResourcesField.tsx';
import { TakenHelp } from '../booking/TakenHelp.tsx';
import { TimesFields } from '../booking/TimesFields.tsx';
import { takenOf } from '../booking/taken-of.ts';
import { useReservationWords } from '../words.ts';
import { useSayMoved } from './use-move.tsx';

interface Props {
  readonly of: ReservationItem;
  readonly resources: readonly OfferedResource[];
  readonly onClose: () => void;
}

type Placed = Pick<ReservationItem, 'resources' | 'start' | 'end'>;

const placeOf = ({ resources, start, end }: Placed) => ({
  resources: resources.map(({ resourceId, quantity }) => ({ resourceId, quantity })),
  start,
  end,
});

/** Moves without dragging: other times, other resources, and for which dates of a series. Nothing else is sent (B6-05). */
export function MoveDialog({ of, resources, onClose }: Props) {
  const t = useReservationWords();
  const sayMoved = useSayMoved();
  const { id, version, title, seriesId } = of;
  const form = useOperationForm(changeReservation, {
    input: ChangedReservation,
    carries: { id, version },
    defaults: { scope: 'one', ...placeOf(of) },
    valuesOfCurrent: (current) => {
      const newer = checked(Reservation, current);
      return { id, version: newer.version, scope: 'one' as const, ...placeOf(newer) };
    },
    onDone: (moved) => {
      sayMoved({ id, title, ...placeOf(of) }, moved);
      onClose();
    },
  });
  const taken = takenOf(form.refusal);
  return (
    <FormDialog
      // Said with its ways out in the place of the band.
      form={taken === null ? form : { ...form, refusal: null }}
      title={t('move.title', { title })}
      submitLabel={t('move.submit')}
      onDismiss={onClose}
    >
      {taken === null ? null : <TakenHelp key={JSON.stringify(taken)} taken={taken} />}
      <TimesFields />
      <ResourcesField name="resources" label={t('resources')} resources={resources} />
      {seriesId === null ? null : (
        <ChoiceField
          name="scope"
          label={t('scope')}
          choices={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
        />
      )}
    </FormDialog>
  );
}
