import { ChangedDetail, ClassificationDetail } from '@madoguchi/contract/classifications/model.ts';
import { changeDetail } from '@madoguchi/contract/classifications/operations.ts';
import { useNavigate } from '@tanstack/react-router';
import { FormBar } from '../../../kit/form/FormBar.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { checked } from '../../../platform/http/checked.ts';
import { useMessages } from '../../../platform/messages.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { DetailFields } from './DetailFields.tsx';
import { newerValuesOf, valuesOf } from './detail-values.ts';
import { useEditWords } from './words.ts';

/** Writes a value anew, over the version that it was opened with; a newer one is compared field by field. */
export function ChangeForm({ detail }: { readonly detail: ClassificationDetail }) {
  const t = useEditWords();
  const message = useMessages();
  const navigate = useNavigate();
  const { classification, code, version } = detail;
  const form = useOperationForm(changeDetail, {
    input: ChangedDetail,
    carries: { classification, code, version },
    defaults: valuesOf(classification, detail),
    draftKey: `${classification}/${code}`,
    valuesOfCurrent: (current) => newerValuesOf(checked(ClassificationDetail, current)),
    onDone: () => {
      message(t('saved', { name: form.form.getValues('name') as string }), 'success');
      void navigate({ to: screenPath('classifications.details'), search: { classification, open: code } });
    },
  });
  return (
    <OperationForm form={form} marks="optional" isColumn>
      <DetailFields classification={classification} code={code} people={detail.people} />
      <FormBar>
        <SubmitButton>{t('save')}</SubmitButton>
      </FormBar>
    </OperationForm>
  );
}
