import { findPeople } from '@madoguchi/contract/people/operations.ts';
import { handOverReservations } from '@madoguchi/contract/reservations/operations.ts';
import { HandedOverReservations } from '@madoguchi/contract/reservations/step-inputs.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PersonField } from '../../kit/fields/people/PersonField.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { useMessages } from '../../platform/messages.ts';
import { useRead } from '../../platform/query.ts';
import { useReservationWords } from './words.ts';

interface Props {
  /** The number of whoever leaves. */
  readonly employeeId: string;
  /** Their reservations to come. */
  readonly count: number;
}

/** Gives all reservations to come of a leaver to a colleague in one go (B2-04). */
export function HandOverButton({ employeeId, count }: Props) {
  const t = useReservationWords();
  const [isOpen, setOpen] = useState(false);
  // Records of people are known by their number, reservations by the id.
  const { data } = useRead(findPeople, { q: employeeId, reading: '', limit: 20 });
  const leaver = data?.people.find((person) => person.employeeId === employeeId);
  if (leaver === undefined) return null;
  return (
    <>
      <Button variant="outlined" size="small" sx={{ mt: 1 }} onClick={() => setOpen(true)}>
        {t('handOver')}
      </Button>
      {isOpen && <HandOverDialog from={leaver.id} name={leaver.name} count={count} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DialogProps {
  readonly from: string;
  readonly name: string;
  readonly count: number;
  readonly onClose: () => void;
}

function HandOverDialog({ from, name, count, onClose }: DialogProps) {
  const t = useReservationWords();
  const message = useMessages();
  const form = useOperationForm(handOverReservations, {
    input: HandedOverReservations,
    carries: { from, ids: undefined },
    defaults: { to: null },
    onDone: (done) => {
      message(t('handOver.done', { count: done.count }), 'success');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('handOver.title', { name })}
      effect={t('handOver.effect', { count })}
      submitLabel={t('handOver')}
      onDismiss={onClose}
    >
      <PersonField name="to" label={t('handOver.to')} by="id" />
    </FormDialog>
  );
}
