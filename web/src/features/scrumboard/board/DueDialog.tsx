import { CardDue, type CardFace } from '@madoguchi/contract/scrumboard/model.ts';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { TimeField } from '../../../kit/fields/date/TimeField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useAskForm } from '../../../kit/form/use-ask-form.ts';
import { useBoardWords } from '../words.ts';

interface Props {
  readonly card: Pick<CardFace, 'title' | 'due'>;
  readonly onSet: (due: CardDue) => void;
  readonly onClose: () => void;
}

/** Another due date without a mouse. */
export function DueDialog({ card: { title, due }, onSet, onClose }: Props) {
  const t = useBoardWords();
  const form = useAskForm({
    question: CardDue,
    defaults: { day: due?.day ?? null, time: due?.time ?? null },
    onAsk: (asked) => {
      onSet(asked);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('due.title', { title })}
      marks="optional"
      submitLabel={t('due.set')}
      onDismiss={onClose}
    >
      <DateField name="day" label={t('due.day')} />
      <TimeField name="time" label={t('due.time')} isOptional />
    </FormDialog>
  );
}
