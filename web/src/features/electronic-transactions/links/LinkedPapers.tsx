import { may } from '@madoguchi/contract/access.ts';
import type { LinkedPaper, LinkKind } from '@madoguchi/contract/electronic-transactions/links.ts';
import { TAX_BASIS_NAMES } from '@madoguchi/contract/electronic-transactions/names.ts';
import { listLinkedPapers } from '@madoguchi/contract/electronic-transactions/operations.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { formatDay, formatYen } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { masterName, useMasters, useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { TransactionStateChip } from '../TransactionStateChip.tsx';
import { useTransactionWords } from '../words.ts';
import { Compared } from './Compared.tsx';

interface Props {
  readonly kind: LinkKind;
  readonly id: string;
}

/** The electronic papers of a purchase or a claim, compared with it (B5-05). Nothing is shown where it has none. */
export function LinkedPapers({ kind, id }: Props) {
  const t = useTransactionWords();
  const headingId = useId();
  const { data, error, refetch } = useRead(listLinkedPapers, { kind, id });
  if (error) return <ErrorBand error={error} onRetry={() => void refetch()} />;
  if (data === undefined || data.papers.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2" id={headingId}>
        {t('papers')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data.papers.map((paper) => (
          <Paper key={paper.id} paper={paper} />
        ))}
      </Box>
    </Card>
  );
}

function Paper({ paper }: { readonly paper: LinkedPaper }) {
  const t = useTransactionWords();
  const language = useLanguage();
  const { document_type: types } = useMasters();
  const mayOpen = may({ roles: useUser().role }, 'auditor');
  const { id, number, state, documentType, transactionDate, counterparty, amount, taxBasis } = paper;
  const type = types.find(({ code }) => code === documentType);
  const kind = type === undefined ? documentType : masterName(type, language);
  const day = transactionDate === null ? t('noDate') : formatDay(transactionDate, language);
  const basis = taxBasis === 'none' ? '' : TAX_BASIS_NAMES[taxBasis][language];
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {kind}
        </Typography>
        {mayOpen ? (
          <Link to={screenPath('electronic-transactions.show', { transactionId: id })}>{number}</Link>
        ) : (
          <span>{number}</span>
        )}
        {state === 'live' ? null : <TransactionStateChip status={state} />}
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <span lang="ja">{counterparty}</span>　{day}　
        {amount === null ? t('noAmount') : `${formatYen(amount)} ${basis}`.trim()}
      </Typography>
      {state === 'deleted' ? null : <Compared comparison={paper.comparison} />}
    </Box>
  );
}
