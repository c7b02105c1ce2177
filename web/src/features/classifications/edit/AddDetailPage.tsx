import { showClassification } from '@madoguchi/contract/classifications/operations.ts';
import { useParams } from '@tanstack/react-router';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { FORM_SHAPE, Waiting } from '../../../kit/Waiting.tsx';
import { useRead } from '../../../platform/query.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { masterName } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { AddForm } from './AddForm.tsx';
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
