import type { PackageFacts } from '@madoguchi/contract/electronic-transactions/model.ts';
import { packageTransactions, showPackageFacts } from '@madoguchi/contract/electronic-transactions/operations.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { FactList } from '../../kit/FactList.tsx';
import { sizeText } from '../../kit/fields/file/file-size.ts';
import { downloadUrl } from '../../platform/call.ts';
import { formatInstant, formatNumber } from '../../platform/formats.ts';
import { useRead } from '../../platform/query.ts';
import { useLanguage } from '../../platform/words.ts';
import { useTransactionWords } from './words.ts';

interface Props {
  /** Search and filters of the list, as its operations take them. */
  readonly narrowing: Readonly<Record<string, string>>;
}

/** The download for the tax office of what the list shows (B7-06): says first what it will hold, and how large it is. */
export function PackageButton({ narrowing }: Props) {
  const t = useTransactionWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('package')}
      </Button>
      {isOpen ? <PackageDialog narrowing={narrowing} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function PackageDialog({ narrowing, onClose }: Props & { readonly onClose: () => void }) {
  const t = useTransactionWords();
  const titleId = useId();
  // A snapshot: what is registered while the dialog is open comes into the next one.
  const { data: facts, error, refetch } = useRead(showPackageFacts, narrowing, { keepsPrevious: true });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('package')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('package.lead')}</Typography>
        {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
        {facts ? <Facts facts={facts} /> : null}
        {facts || error ? null : <Typography role="status">{t('package.counting')}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('package.close')}</Button>
        {facts && facts.records > 0 ? <Download {...{ facts, narrowing, onClose }} /> : null}
      </DialogActions>
    </Dialog>
  );
}

function Facts({ facts }: { readonly facts: PackageFacts }) {
  const t = useTransactionWords();
  const language = useLanguage();
  const { records, deleted, files, withoutFile, bytes, stamps, asOf, seq } = facts;
  if (records === 0) return <Typography role="status">{t('package.nothing')}</Typography>;
  return (
    <FactList
      facts={[
        [t('package.records'), t('package.recordsAre', { count: records, deleted: formatNumber(deleted) })],
        [t('files'), t('package.filesAre', { count: files, size: sizeText(bytes, language) })],
        [t('noFiles'), t('found', { count: withoutFile })],
        [t('package.stamps'), t('found', { count: stamps })],
        [t('package.rows'), t('package.rowsAre', { count: files + withoutFile })],
        [t('package.asOf'), t('package.asOfIs', { moment: formatInstant(asOf, language), seq: formatNumber(seq) })],
      ]}
    />
  );
}

/** Saved by the browser as it comes: it may be larger than what a page can hold. */
function Download({
  facts,
  narrowing,
  onClose,
}: Props & { readonly facts: PackageFacts; readonly onClose: () => void }) {
  const t = useTransactionWords();
  const { seq, asOf, bytes } = facts;
  const href = downloadUrl(packageTransactions, { ...narrowing, seq, asOf });
  return (
    <Button component="a" href={href} download variant="contained" onClick={onClose}>
      {t('package.download', { size: sizeText(bytes, useLanguage()) })}
    </Button>
  );
}
