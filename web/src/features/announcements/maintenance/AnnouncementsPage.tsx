import { listForMaintenance } from '@madoguchi/contract/announcements/operations.ts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { createLink, Link } from '@tanstack/react-router';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenWords } from '../../../shell/screen-words.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBand } from '../../../ui/ErrorBand.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { NEW } from './edit/new-announcement.ts';
import { PhaseChip } from './PhaseChip.tsx';
import { useMaintenanceWords } from './words.ts';

const ButtonLink = createLink(Button);

/** `/apps/maintenance/announcement`: every announcement, in whatever state. */
export function AnnouncementsPage() {
  const t = useMaintenanceWords();
  const title = useScreenWords()('screens.announcements');
  const { data, error, refetch } = useRead(listForMaintenance, { limit: 200 });
  const create = (
    <ButtonLink to={screenPath('announcements.edit', { announcementId: NEW })} variant="contained">
      {t('create')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={title} lead={t('listLead')} actions={create} />
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data?.rows.length === 0 ? <EmptyState icon="announcement" text={t('none')} /> : null}
      <Card component="ul" sx={{ listStyle: 'none', m: 0, px: 2, py: 0.5 }}>
        {data?.rows.map(({ id, title: name, phase }) => (
          <li key={id} style={{ display: 'flex', alignItems: 'center', gap: 12, minHeight: 48 }}>
            <Link to={screenPath('announcements.edit', { announcementId: id })}>{name}</Link>
            <PhaseChip phase={phase} />
          </li>
        ))}
      </Card>
    </>
  );
}
