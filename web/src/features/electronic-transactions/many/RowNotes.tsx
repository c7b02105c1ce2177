import { TRANSACTION_LIMITS } from '@madoguchi/contract/electronic-transactions/choices.ts';
import { listDuplicates } from '@madoguchi/contract/electronic-transactions/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { asDay } from '../../../kit/fields/typed-values.ts';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { useRead } from '../../../platform/query.ts';
import { DuplicateBand } from '../DuplicateBand.tsx';
import { useTransactionWords } from '../words.ts';
import type { BatchRow, Twin } from './batch-row.ts';
import { TEXT_READING, TypedInput } from './TypedInput.tsx';
import { useManyWords } from './words.ts';

const LINES = 'pre-line';

interface Props {
  readonly row: BatchRow;
  readonly twin: Twin | undefined;
  readonly isFixed: boolean;
  /** Moves the focus to the row of the twin. */
  readonly onTwin: (key: string) => void;
  readonly onReason: (reason: string) => void;
}

/** That it came by the watched folder, with what its sender wrote. */
function FolderNote({ folder }: { readonly folder: BatchRow['folder'] | undefined }) {
  const t = useManyWords();
  if (!folder) return null;
  const { senderNote: note } = folder;
  return (
    <Typography variant="caption" lang="ja" sx={{ whiteSpace: LINES, overflowWrap: 'anywhere' }}>
      {note === '' ? t('fromFolder') : t('fromFolderWith', { note })}
    </Typography>
  );
}

/** The other records and rows with the same bytes or values, and the reason without which the same bytes are not kept again. */
export function RowNotes({ row, twin, isFixed, onTwin, onReason }: Props) {
  const t = useManyWords();
  const words = useTransactionWords();
  const { file, values, unreadDate } = row;
  const asked = {
    id: null,
    files: file.state === 'stored' ? [file.id] : [],
    transactionDate: asDay(values.transactionDate) as PlainDate | null,
    amount: typeof values.amount === 'number' ? values.amount : null,
    counterparty: (values.counterparty ?? '').slice(0, TRANSACTION_LIMITS.counterparty),
  };
  const isAsked = file.state === 'stored' && row.outcome?.state !== 'registered';
  const found = useRead(listDuplicates, asked, { enabled: isAsked, keepsPrevious: true }).data?.duplicates ?? [];
  const isAlike = isAsked && found.length > 0;
  const takesReason = isAsked && (twin?.by === 'file' || found.some(({ by }) => by === 'file'));
  const isUnread = unreadDate !== null && values.transactionDate === null;
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      <FolderNote folder={row.folder} />
      {isUnread ? <Typography variant="caption">{t('unread', { part: unreadDate })}</Typography> : null}
      {row.unread === null ? null : <Typography variant="caption">{words(`refused.${row.unread}`)}</Typography>}
      {isAsked && twin !== undefined ? (
        <WarningBand>
          <p>
            {t(`twin.${twin.by}`, { n: twin.place })}{' '}
            <Button size="small" onClick={() => onTwin(twin.key)}>
              {t('toTwin', { n: twin.place })}
            </Button>
          </p>
        </WarningBand>
      ) : null}
      {isAlike ? <DuplicateBand found={found} /> : null}
      {takesReason ? (
        <TypedInput
          label={words('duplicateReason')}
          value={values.duplicateReason ?? ''}
          fault=""
          mark={values.duplicateReason ? '' : t('blank')}
          isFixed={isFixed}
          onChange={onReason}
          reading={TEXT_READING}
        />
      ) : null}
    </Box>
  );
}
