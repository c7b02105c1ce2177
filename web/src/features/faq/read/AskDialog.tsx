import { NewQuestion, QUESTION_LIMITS } from '@madoguchi/contract/faq/model.ts';
import { askQuestion } from '@madoguchi/contract/faq/operations.ts';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useFaqWords } from '../words.ts';

interface Props {
  /** The search without a result; it is sent with the question. */
  readonly searched: string;
  readonly onClose: () => void;
}

/** Asks the maintainers what no entry answers. */
export function AskDialog({ searched, onClose }: Props) {
  const t = useFaqWords();
  const message = useMessages();
  const form = useOperationForm(askQuestion, {
    input: NewQuestion,
    defaults: { question: '' },
    carries: { searched: searched.slice(0, 100).toWellFormed() },
    draftKey: 'new',
    onDone: () => {
      message(t('asked'), 'success');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('askTitle')} effect={t('unsolvedLead')} submitLabel={t('ask')} onDismiss={onClose}>
      <TextAreaField
        name="question"
        label={t('question')}
        hint={t('questionHint')}
        max={QUESTION_LIMITS.question}
        minRows={4}
      />
    </FormDialog>
  );
}
