import { ChangedDetail, ClassificationDetail } from '@madoguchi/contract/classifications/model.ts';
import { changeDetail, showDetail } from '@madoguchi/contract/classifications/operations.ts';
import { useNavigate, useParams } from '@tanstack/react-router';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { FormBar } from '../../../kit/form/FormBar.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { FORM_SHAPE, Waiting } from '../../../kit/Waiting.tsx';
import { checked } from '../../../platform/http/checked.ts';
import { useMessages } from '../../../platform/messages.ts';
import { FOLLOWS_NO_NEWS, useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { masterName } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { DetailStateChip } from '../details/DetailStateChip.tsx';
import { DetailFields } from './DetailFields.tsx';
import { newerValuesOf, valuesOf } from './detail-values.ts';
import { ToList } from './ToList.tsx';
import { useEditWords } from './words.ts';

type Params = { classificationCode?: string; detailCode?: string };

/** `/apps/maintenance/classification-detail/:classificationCode/:detailCode`: one value, to be written anew. */
export function EditDetailPage() {
  const t = useEditWords();
  const title = useScreenTitle()('classifications.edit-detail');
  const language = useLanguage();
  const { classificationCode: classification = '', detailCode: code = '' }: Params = useParams({ strict: false });
  const { data, error, isPending, refetch } = useRead(
    showDetail,
    { classification, code },
    { follows: FOLLOWS_NO_NEWS },
  );
  return (
    <>
      <PageHeader
        title={data ? t('editTitle', { name: masterName(data, language) }) : title}
        up={<ToList classification={classification} />}
        state={data ? <DetailStateChip status={data.state} /> : null}
      />
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <Waiting shape={FORM_SHAPE} /> : null}
      {data ? <ChangeForm key={`${classification}/${code}`} detail={data} /> : null}
    </>
  );
}

/** Writes a value anew, over the version that it was opened with; a newer one is compared field by field. */
function ChangeForm({ detail }: { readonly detail: ClassificationDetail }) {
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
