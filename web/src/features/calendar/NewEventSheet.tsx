import { EventContent } from '@madoguchi/contract/calendar/model.ts';
import { addEvent } from '@madoguchi/contract/calendar/operations.ts';
import Button from '@mui/material/Button';
import { FormBar } from '../../kit/form/FormBar.tsx';
import { OperationForm } from '../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { EventFields } from './EventFields.tsx';
import type { Times } from './event-times.ts';
import { Sheet } from './Sheet.tsx';
import { useUndo } from './use-undo.tsx';
import { useEventWords } from './words.ts';

const NOBODY: readonly never[] = [];

interface NewProps {
  readonly times: Times;
  readonly title: string;
  readonly onClose: () => void;
}

/** A new event, at the time that was chosen. */
export function NewEventSheet({ times, title, onClose }: NewProps) {
  const t = useEventWords();
  const sayWithUndo = useUndo();
  const form = useOperationForm(addEvent, {
    input: EventContent,
    defaults: { title, ...times, place: '', description: '', visibility: 'busy', participants: [], rule: null },
    onDone: ({ undo }) => {
      sayWithUndo(t('added', { title: String(form.form.getValues('title')) }), undo);
      onClose();
    },
  });
  return (
    <Sheet title={t('form.new')} onClose={onClose}>
      <OperationForm form={form} label={t('form.new')} marks="optional">
        <EventFields known={NOBODY} isSeries={false} />
        <FormBar>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <SubmitButton>{t('add')}</SubmitButton>
        </FormBar>
      </OperationForm>
    </Sheet>
  );
}
