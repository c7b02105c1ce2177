import { handOverReservations } from '@madoguchi/contract/reservations/operations.ts';
import { HandedOverReservations } from '@madoguchi/contract/reservations/step-inputs.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PersonField } from '../../kit/fields/people/PersonField.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { useMessages } from '../../platform/messages.ts';
import { useReservationWords } from './words.ts';

interface Props {
  /** The employee who leaves, or has left. */
  readonly from: string;
  readonly name: string;
  /** Their reservations to come. */
  readonly count: number;
}

/** Gives all reservations to come of a leaver to a colleague in one go (B2-04). */
export function HandOverButton(props: Props) {
  const t = useReservationWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" sx={{ mt: 1 }} onClick={() => setOpen(true)}>
        {t('handOver')}
      </Button>
      {isOpen && <HandOverDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function HandOverDialog({ from, name, count, onClose }: Props & { readonly onClose: () => void }) {
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
