import { FAQ_LIMITS } from '@madoguchi/contract/faq/model.ts';
import { showFaqForMaintenance } from '@madoguchi/contract/faq/operations.ts';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { preloadPreview } from '../../../../kit/form/TextPreview.tsx';
import { PageHeader } from '../../../../kit/PageHeader.tsx';
import { FORM_SHAPE, Waiting } from '../../../../kit/Waiting.tsx';
import { useRead } from '../../../../platform/query.ts';
import { screenPath } from '../../../../platform/screen-path.ts';
import { FaqStatusChip } from '../FaqStatusChip.tsx';
import { useFaqMaintenanceWords } from '../words.ts';
import { ChangeEntry } from './ChangeEntry.tsx';
import { CreateEntry } from './CreateEntry.tsx';
import { NEW } from './new-entry.ts';
import { PublishButtons } from './PublishButtons.tsx';

/** `/apps/maintenance/faq/:entryId`: one entry to be written, published or taken back. */
export function EditEntryPage() {
  const t = useFaqMaintenanceWords();
  const { entryId = NEW }: { entryId?: string } = useParams({ strict: false });
  const asked: { question?: unknown; from?: unknown } = useSearch({ strict: false });
  const up = <Link to={screenPath('faq.maintenance')}>{t('toList')}</Link>;
  if (entryId !== NEW) return <Existing key={entryId} id={entryId} up={up} />;
  return (
    <>
      <PageHeader title={t('newTitle')} up={up} />
      <CreateEntry
        question={typeof asked.question === 'string' ? asked.question.slice(0, FAQ_LIMITS.question) : ''}
        fromQuestion={typeof asked.from === 'string' ? asked.from : null}
      />
    </>
  );
}

EditEntryPage.readAhead = preloadPreview;

function Existing({ id, up }: { readonly id: string; readonly up: ReactNode }) {
  const t = useFaqMaintenanceWords();
  const { data, error, isPending, refetch } = useRead(showFaqForMaintenance, { id });
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <>
      <PageHeader
        title={t('editTitle')}
        up={up}
        state={data ? <FaqStatusChip status={data.status} /> : null}
        actions={data ? <PublishButtons entry={data} isUnsaved={isUnsaved} /> : null}
      />
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <Waiting shape={FORM_SHAPE} /> : null}
      {data ? <ChangeEntry key={`${data.id}.${data.version}`} entry={data} onUnsaved={setUnsaved} /> : null}
    </>
  );
}
