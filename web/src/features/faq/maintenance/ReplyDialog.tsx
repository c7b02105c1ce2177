import { type AskedQuestion, QUESTION_LIMITS, QuestionAnswer } from '@madoguchi/contract/faq/model.ts';
import { answerQuestion } from '@madoguchi/contract/faq/operations.ts';
import Typography from '@mui/material/Typography';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useFaqWords } from '../words.ts';

interface Props {
  readonly question: AskedQuestion;
  readonly onClose: () => void;
}

/** Answers who asked, by notification. */
export function ReplyDialog({ question: { id, version, question, askedBy }, onClose }: Props) {
  const t = useFaqWords();
  const message = useMessages();
  const form = useOperationForm(answerQuestion, {
    input: QuestionAnswer,
    defaults: { answer: '' },
    carries: { id, version },
    draftKey: id,
    onDone: () => {
      message(t('replied', { name: askedBy }), 'success');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('replyTitle')}
      effect={t('replyEffect', { name: askedBy })}
      submitLabel={t('reply')}
      onDismiss={onClose}
    >
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{question}</Typography>
      <TextAreaField name="answer" label={t('answer')} max={QUESTION_LIMITS.answer} minRows={4} />
    </FormDialog>
  );
}
