import { listAudit } from '@madoguchi/contract/audit/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { Icon } from '../../../kit/Icon.tsx';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useAuditWords } from '../words.ts';
import { FewRecords } from './FewRecords.tsx';
import { newestOf } from './newest-of.ts';

const ButtonLink = createLink(Button);

const FEW = 5;

interface Props {
  readonly accountId: string;
  /** What the whole trail is narrowed by. */
  readonly email: string;
}

/** The last of what is on record of somebody's account: logins, refused ones too, and what was done with it (B2-03). */
export function AccountRecords({ accountId, email }: Props) {
  const t = useAuditWords();
  const started = useRead(listAudit, { person: accountId, action: 'session.started', limit: FEW });
  // Who was not let in is nobody yet: such a record is about the account, not of it.
  const refused = useRead(listAudit, {
    target: accountId,
    action: 'session.refused,session.throttled',
    limit: FEW,
  });
  const done = useRead(listAudit, { person: accountId, limit: FEW });
  const again = () => void Promise.all([started, refused].filter(({ error }) => error).map(({ refetch }) => refetch()));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FewRecords
        title={t('lastLogins')}
        none={t('noLogins')}
        rows={started.data && refused.data && newestOf([...started.data.rows, ...refused.data.rows], FEW)}
        error={started.error ?? refused.error}
        onRetry={again}
      />
      <FewRecords
        title={t('lastRecords')}
        none={t('noRecords')}
        rows={done.data?.rows}
        namesTargets
        error={done.error}
        onRetry={() => void done.refetch()}
      />
      <ButtonLink
        to={screenPath('audit.trail')}
        search={{ person: email }}
        startIcon={<Icon name="history" />}
        sx={{ justifySelf: 'start', ml: -2 }}
      >
        {t('allOfPerson')}
      </ButtonLink>
    </Box>
  );
}
