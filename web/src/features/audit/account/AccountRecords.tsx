import type { AuditRow } from '@madoguchi/contract/audit/model.ts';
import { listAudit } from '@madoguchi/contract/audit/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useId } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useRecordNames } from '../record/use-record-names.ts';
import { useAuditWords } from '../words.ts';
import { newestOf } from './newest-of.ts';

const Rows = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    padding: '6px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& span': { color: theme.vars.palette.text.secondary },
}));

interface FewRecordsProps {
  readonly title: string;
  /** Said where there is none. */
  readonly none: string;
  /** Newest first; absent while they are coming. */
  readonly rows: readonly AuditRow[] | undefined;
  /** Where the records are about other things than the account. */
  readonly namesTargets?: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A few records: when, what, to what, from where. */
function FewRecords({ title, none, rows, namesTargets = false, error, onRetry }: FewRecordsProps) {
  const names = useRecordNames();
  const heading = useId();
  const isComing = rows === undefined && !error;
  return (
    <section aria-labelledby={heading} aria-busy={isComing}>
      <Typography id={heading} variant="h3" gutterBottom>
        {title}
      </Typography>
      {error ? <ErrorBand error={error} onRetry={onRetry} /> : null}
      {isComing ? <Skeleton variant="rounded" height={96} /> : null}
      {rows?.length === 0 ? <Typography variant="body2">{none}</Typography> : null}
      {rows !== undefined && rows.length > 0 ? (
        <Rows>
          {rows.map((row) => (
            <li key={row.id}>
              <span>{names.when(row.occurredAt)}</span>
              <b>{names.action(row.event)}</b>
              {namesTargets ? <span>{names.target(row)}</span> : null}
              <span>{row.ip}</span>
            </li>
          ))}
        </Rows>
      ) : null}
    </section>
  );
}

const ButtonLink = createLink(Button);

const FEW = 5;

interface Props {
  readonly accountId: string;
  /** The filter under which the whole trail is opened. */
  readonly email: string;
}

/** The last of what is on record of somebody's account: logins, refused ones too, and what was done with it (B2-03). */
export function AccountRecords({ accountId, email }: Props) {
  const t = useAuditWords();
  const started = useRead(listAudit, { person: accountId, action: 'session.started', limit: FEW });
  // A refused login has no signed-in person: such a record is about the account, not of it.
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
        sx={{ justifySelf: 'start', marginInlineStart: -2 }}
      >
        {t('allOfPerson')}
      </ButtonLink>
    </Box>
  );
}
