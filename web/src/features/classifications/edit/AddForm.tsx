import { NewDetail } from '@madoguchi/contract/classifications/model.ts';
import { createDetail } from '@madoguchi/contract/classifications/operations.ts';
import { useNavigate } from '@tanstack/react-router';
import { CodeField } from '../../../kit/fields/CodeField.tsx';
import { FormBar } from '../../../kit/form/FormBar.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../platform/messages.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { DetailFields } from './DetailFields.tsx';
import { emptyDetail } from './detail-values.ts';
import { useEditWords } from './words.ts';

/** Adds a value to a list; it then shows among the others. */
export function AddForm({ classification }: { readonly classification: string }) {
  const t = useEditWords();
  const { today } = useSession();
  const message = useMessages();
  const navigate = useNavigate();
  const form = useOperationForm(createDetail, {
    input: NewDetail,
    carries: { classification },
    defaults: emptyDetail(classification, today),
    draftKey: `${classification}/new`,
    onDone: ({ code }) => {
      message(t('saved', { name: form.form.getValues('name') as string }), 'success');
      void navigate({ to: screenPath('classifications.details'), search: { classification, open: code } });
    },
  });
  return (
    <OperationForm form={form} marks="optional" isColumn>
      <DetailFields
        classification={classification}
        code={null}
        people={{}}
        first={<CodeField kind="code" name="code" label={t('code')} hint={t('codeHint')} widthPx={240} />}
      />
      <FormBar>
        <SubmitButton>{t('add')}</SubmitButton>
      </FormBar>
    </OperationForm>
  );
}
