import { listProfileChanges } from '@madoguchi/contract/audit/operations.ts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { formatList } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { FIELD_WORDS } from '../field-words.ts';
import { useRecordNames } from '../record/use-record-names.ts';
import { useAuditWords } from '../words.ts';

const Rows = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  maxHeight: 320,
  overflowY: 'auto',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    padding: '6px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& span': { color: theme.vars.palette.text.secondary },
}));

/** 変更履歴: who changed which field of one's profile, and when; no value stands here (R38). */
export function ProfileChanges() {
  const t = useAuditWords();
  const language = useLanguage();
  const names = useRecordNames();
  const { data, error, refetch } = useRead(listProfileChanges, {});
  const nameOf = (field: string) => FIELD_WORDS[field]?.[language] ?? field;
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {t('profileChangesHint')}
      </Typography>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Skeleton variant="rounded" height={96} /> : null}
      {data?.changes.length === 0 ? <Typography variant="body2">{t('noProfileChanges')}</Typography> : null}
      {data !== undefined && data.changes.length > 0 ? (
        <Rows tabIndex={0} aria-label={t('profileChanges')}>
          {data.changes.map(({ id, occurredAt, event, actor, isOwn, fields }) => (
            <li key={id}>
              <span>{names.when(occurredAt)}</span>
              <b>{fields.length === 0 ? names.action(event) : formatList(fields.map(nameOf), language)}</b>
              <span>{isOwn ? t('byMyself') : t('byOther', { name: actor })}</span>
            </li>
          ))}
        </Rows>
      ) : null}
      {data?.isCut ? (
        <Typography variant="caption">{t('profileChangesCut', { count: data.changes.length })}</Typography>
      ) : null}
    </>
  );
}
