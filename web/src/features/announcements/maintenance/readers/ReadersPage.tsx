import { countReaders, showForMaintenance } from '@madoguchi/contract/announcements/operations.ts';
import { Link, useParams } from '@tanstack/react-router';
import { useRead } from '../../../../platform/query.ts';
import { screenPath } from '../../../../platform/screen-path.ts';
import { ErrorBand } from '../../../../ui/ErrorBand.tsx';
import { PageHeader } from '../../../../ui/PageHeader.tsx';
import { useMaintenanceWords } from '../words.ts';
import { DepartmentCounts } from './DepartmentCounts.tsx';
import { ReaderList } from './ReaderList.tsx';

/** `/apps/maintenance/announcement/:announcementId/readers`: who has confirmed a must-read one, and who has not. */
export function ReadersPage() {
  const t = useMaintenanceWords();
  const { announcementId: id = '' }: { announcementId?: string } = useParams({ strict: false });
  const announcement = useRead(showForMaintenance, { id });
  const counts = useRead(countReaders, { id });
  const error = announcement.error ?? counts.error;
  return (
    <>
      <PageHeader
        title={t('readersTitle')}
        lead={
          <>
            {announcement.data ? t('readersLead', { title: announcement.data.title }) : null}{' '}
            <Link to={screenPath('announcements.edit', { announcementId: id })}>{t('toAnnouncement')}</Link>
          </>
        }
      />
      {error ? (
        <ErrorBand error={error} onRetry={() => void Promise.all([announcement.refetch(), counts.refetch()])} />
      ) : null}
      {counts.data ? <DepartmentCounts counts={counts.data} /> : null}
      <ReaderList id={id} />
    </>
  );
}
