import {
  ChangedClassification,
  CLASSIFICATION_LIMITS,
  ClassificationRow,
} from '@madoguchi/contract/classifications/model.ts';
import { changeClassification } from '@madoguchi/contract/classifications/operations.ts';
import { SwitchField } from '../../../kit/fields/SwitchField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { checked } from '../../../platform/http/checked.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useClassificationWords } from '../words.ts';

interface Props {
  readonly classification: ClassificationRow;
  readonly onClose: () => void;
}

const said = ({ name, nameEn, description, active }: ClassificationRow) => ({ name, nameEn, description, active });

/** Names and description of a classification; one of the company's own may be stopped. */
export function ChangeDialog({ classification, onClose }: Props) {
  const t = useClassificationWords();
  const message = useMessages();
  const { code, version, system, name } = classification;
  const form = useOperationForm(changeClassification, {
    input: ChangedClassification,
    carries: { code, version },
    defaults: said(classification),
    valuesOfCurrent: (current) => {
      const newer = checked(ClassificationRow, current);
      return { code, version: newer.version, ...said(newer) };
    },
    onDone: () => {
      message(t('saved', { name: form.form.getValues('name') as string }), 'success');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('changeTitle', { name })}
      marks="optional"
      submitLabel={t('save')}
      onDismiss={onClose}
    >
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
      {system ? null : <SwitchField name="active" label={t('active')} hint={t('activeHint')} />}
    </FormDialog>
  );
}
