import { CLASSIFICATION_LIMITS, NewClassification } from '@madoguchi/contract/classifications/model.ts';
import { createClassification } from '@madoguchi/contract/classifications/operations.ts';
import { CodeField } from '../../../kit/fields/CodeField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useClassificationWords } from '../words.ts';

/** Begins a list of the company's own. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useClassificationWords();
  const message = useMessages();
  const form = useOperationForm(createClassification, {
    input: NewClassification,
    defaults: { code: '', name: '', nameEn: '', description: '' },
    onDone: () => {
      message(t('saved', { name: form.form.getValues('name') as string }), 'success');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('addTitle')} marks="optional" submitLabel={t('addSubmit')} onDismiss={onClose}>
      <CodeField kind="code" name="code" label={t('code')} hint={t('codeHint')} widthPx={240} />
      <TextField name="name" label={t('name')} />
      <TextField name="nameEn" label={t('nameEn')} hint={t('nameEnHint')} isOptional />
      <TextAreaField
        name="description"
        label={t('description')}
        max={CLASSIFICATION_LIMITS.description}
        minRows={2}
        maxRows={6}
        isOptional
      />
    </FormDialog>
  );
}
