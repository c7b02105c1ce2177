import { requiredText, text } from '@madoguchi/contract/values/text.ts';
import { Yen } from '@madoguchi/contract/values/yen.ts';
import * as z from 'zod';
import { ChoiceField } from '../../../../kit/fields/choice/ChoiceField.tsx';
import { SwitchField } from '../../../../kit/fields/SwitchField.tsx';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { YenField } from '../../../../kit/fields/YenField.tsx';
import { OperationForm } from '../../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../../kit/form/SubmitButton.tsx';
import { useAskForm } from '../../../../kit/form/use-ask-form.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { useSampleWords } from './words.ts';

const NOTE_LENGTH = 200;
const Question = z.strictObject({
  title: requiredText(20),
  kind: z.enum(['work', 'rest']),
  place: z.string(),
  fee: Yen,
  note: text(NOTE_LENGTH),
  pinned: z.boolean(),
});

export function FieldsSample() {
  const t = useSampleWords();
  const message = useMessages();
  const form = useAskForm({
    question: Question,
    defaults: { title: '', kind: null, place: null, fee: null, note: '', pinned: false },
    onAsk: () => message(t('checked'), 'success'),
  });
  const kinds = (['work', 'rest'] as const).map((value) => ({ value, label: t(`kind.${value}`) }));
  const places = ['1', '2', '3', '4', '5', '6'].map((nth) => ({ value: nth, label: t('place.nth', { nth }) }));
  return (
    <OperationForm form={form} label={t('fields')} marks="optional">
      <TextField name="title" label={t('title')} hint={t('title.hint')} />
      <ChoiceField name="kind" label={t('kind')} choices={kinds} />
      <ChoiceField name="place" label={t('place')} choices={places} />
      <YenField name="fee" label={t('fee')} />
      <TextAreaField name="note" label={t('note')} max={NOTE_LENGTH} isOptional />
      <SwitchField name="pinned" label={t('pinned')} />
      <div>
        <SubmitButton variant="outlined">{t('check')}</SubmitButton>
      </div>
    </OperationForm>
  );
}
