import { NewFaqEntry } from '@madoguchi/contract/faq/model.ts';
import { createFaq, listFaqForMaintenance } from '@madoguchi/contract/faq/operations.ts';
import { useNavigate } from '@tanstack/react-router';
import { FormBar } from '../../../../kit/form/FormBar.tsx';
import { OperationForm } from '../../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { refresh } from '../../../../platform/query.ts';
import { screenPath } from '../../../../platform/screen-path.ts';
import { useFaqMaintenanceWords } from '../words.ts';
import { EntryFields } from './EntryFields.tsx';
import { emptyEntry, NEW } from './new-entry.ts';

interface Props {
  /** What somebody asked or searched for; blank for a plain new one. */
  readonly question: string;
  readonly fromQuestion: string | null;
}

/** Begins an entry as a draft; its own page then publishes it. */
export function CreateEntry({ question, fromQuestion }: Props) {
  const t = useFaqMaintenanceWords();
  const message = useMessages();
  const navigate = useNavigate();
  const form = useOperationForm(createFaq, {
    input: NewFaqEntry,
    defaults: emptyEntry(question),
    carries: { fromQuestion },
    draftKey: fromQuestion ?? NEW,
    onDone: ({ id }) => {
      message(t('saved', { question: form.form.getValues('question') as string }), 'success');
      void refresh([listFaqForMaintenance.id]);
      void navigate({ to: screenPath('faq.edit', { entryId: id }), replace: true });
    },
  });
  return (
    <OperationForm form={form} label={t('newTitle')} marks="optional">
      <EntryFields />
      <FormBar>
        <SubmitButton>{t('saveDraft')}</SubmitButton>
      </FormBar>
    </OperationForm>
  );
}
