import { may } from '@madoguchi/contract/access.ts';
import { printPoster, showResource } from '@madoguchi/contract/resources/operations.ts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { createLink, Link, useParams } from '@tanstack/react-router';
import { PaperButton } from '../../kit/paper/PaperButton.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useUser } from '../../platform/session.ts';
import { ResourceFacts } from './ResourceFacts.tsx';
import { ResourceStatusChip } from './ResourceStatusChip.tsx';
import { useResourceWords } from './words.ts';

const ButtonLink = createLink(Button);

/** `…/resources/:resourceId`: one resource as staff read it. */
export function ResourcePage() {
  const t = useResourceWords();
  const title = useScreenTitle()('resources.show');
  const { role } = useUser();
  const { resourceId = '' }: { resourceId?: string } = useParams({ strict: false });
  const read = useRead(showResource, { id: resourceId });
  const mayWrite = may({ roles: role }, 'system');
  return (
    <RecordPage
      read={read}
      title={title}
      up={<Link to={screenPath('resources')}>{t('toList')}</Link>}
      state={({ status }) => <ResourceStatusChip status={status} />}
      actions={({ id, name, status }) => (
        <>
          {status === 'active' ? (
            <PaperButton
              operation={printPoster}
              input={{ id }}
              title={t('poster', { name })}
              label={t('printPoster')}
            />
          ) : null}
          {mayWrite ? (
            <ButtonLink to={screenPath('resources.edit', { resourceId })} variant="contained">
              {t('edit')}
            </ButtonLink>
          ) : null}
        </>
      )}
    >
      {(resource) => (
        <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, maxWidth: 800 }}>
          <Typography variant="h2" lang="ja">
            {resource.name}
          </Typography>
          <ResourceFacts resource={resource} />
        </Card>
      )}
    </RecordPage>
  );
}
