import { showDetail } from '@madoguchi/contract/classifications/operations.ts';
import { useParams } from '@tanstack/react-router';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { FORM_SHAPE, Waiting } from '../../../kit/Waiting.tsx';
import { FOLLOWS_NO_NEWS, useRead } from '../../../platform/query.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { masterName } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { DetailStateChip } from '../details/DetailStateChip.tsx';
import { ChangeForm } from './ChangeForm.tsx';
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
