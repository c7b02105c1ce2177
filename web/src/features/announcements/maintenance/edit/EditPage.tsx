import { showForMaintenance } from '@madoguchi/contract/announcements/operations.ts';
import { phaseOn } from '@madoguchi/contract/announcements/rules.ts';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { preloadPreview } from '../../../../kit/form/TextPreview.tsx';
import { PageHeader } from '../../../../kit/PageHeader.tsx';
import { FORM_SHAPE, Waiting } from '../../../../kit/Waiting.tsx';
import { useRead } from '../../../../platform/query.ts';
import { screenPath } from '../../../../platform/screen-path.ts';
import { useSession } from '../../../../platform/session.ts';
import { PhaseChip } from '../PhaseChip.tsx';
import { useMaintenanceWords } from '../words.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { CreateForm } from './CreateForm.tsx';
import { NEW } from './new-announcement.ts';
import { StepButtons } from './StepButtons.tsx';
import { useUnsaved } from './use-unsaved.ts';

/** `/apps/maintenance/announcement/:announcementId`: one announcement to be written, sent out or taken back. */
export function EditPage() {
  const t = useMaintenanceWords();
  const { announcementId = NEW }: { announcementId?: string } = useParams({ strict: false });
  const up = <Link to={screenPath('announcements.maintenance')}>{t('toList')}</Link>;
  if (announcementId !== NEW) return <Existing key={announcementId} id={announcementId} up={up} />;
  return (
    <>
      <PageHeader title={t('newTitle')} up={up} />
      <CreateForm />
    </>
  );
}

EditPage.readAhead = preloadPreview;

function Existing({ id, up }: { readonly id: string; readonly up: ReactNode }) {
  const t = useMaintenanceWords();
  const { today } = useSession();
  const { data, error, isPending, refetch } = useRead(showForMaintenance, { id });
  const unsaved = useUnsaved();
  return (
    <>
      <PageHeader
        title={t('editTitle')}
        up={up}
        state={data ? <PhaseChip phase={phaseOn(data, today)} /> : null}
        actions={data ? <StepButtons announcement={data} isUnsaved={unsaved.is} /> : null}
      />
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <Waiting shape={FORM_SHAPE} /> : null}
      {data ? <ChangeForm key={`${data.id}.${data.version}`} announcement={data} onUnsaved={unsaved.set} /> : null}
    </>
  );
}
