import { NewDetail } from '@madoguchi/contract/classifications/model.ts';
import { createDetail, showClassification } from '@madoguchi/contract/classifications/operations.ts';
import { useNavigate, useParams } from '@tanstack/react-router';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { CodeField } from '../../../kit/fields/CodeField.tsx';
import { FormBar } from '../../../kit/form/FormBar.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { FORM_SHAPE, Waiting } from '../../../kit/Waiting.tsx';
import { useMessages } from '../../../platform/messages.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { masterName, useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { DetailFields } from './DetailFields.tsx';
import { emptyDetail } from './detail-values.ts';
import { ToList } from './ToList.tsx';
import { useEditWords } from './words.ts';

/** `/apps/maintenance/classification-detail/:classificationCode`: a new value of that list. */
export function AddDetailPage() {
  const t = useEditWords();
  const title = useScreenTitle()('classifications.add-detail');
  const language = useLanguage();
  const { classificationCode: classification = '' }: { classificationCode?: string } = useParams({ strict: false });
  const { data, error, isPending, refetch } = useRead(showClassification, { classification });
  return (
    <>
      <PageHeader
        title={data ? t('addTitle', { classification: masterName(data, language) }) : title}
        up={<ToList classification={classification} />}
      />
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <Waiting shape={FORM_SHAPE} /> : null}
      {data ? <AddForm key={classification} classification={classification} /> : null}
    </>
  );
}

/** Adds a value to a list; it then shows among the others. */
function AddForm({ classification }: { readonly classification: string }) {
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
