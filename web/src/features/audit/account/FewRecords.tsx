import type { AuditRow } from '@madoguchi/contract/audit/model.ts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { useRecordNames } from '../record/use-record-names.ts';

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

interface Props {
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
export function FewRecords({ title, none, rows, namesTargets = false, error, onRetry }: Props) {
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
