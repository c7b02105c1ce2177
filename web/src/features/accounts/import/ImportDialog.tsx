import { ACCOUNT_LIMITS } from '@madoguchi/contract/accounts/model.ts';
import { checkImport, importAccounts, listAccounts } from '@madoguchi/contract/accounts/operations.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { ErrorBand } from '../../../ui/ErrorBand.tsx';
import { ReasonedButton } from '../../../ui/ReasonedButton.tsx';
import { ImportChoice } from './ImportChoice.tsx';
import { ImportReport } from './ImportReport.tsx';
import { type ReadFile, readTextFile } from './read-file.ts';
import { useImportWords } from './words.ts';

/** Invites everybody of a file: first what it would do and what is wrong with it, then all or nothing (B2-03). */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useImportWords();
  const message = useMessages();
  const titleId = useId();
  const [file, setFile] = useState<(ReadFile & { readonly name: string }) | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const csv = file?.text ?? '';
  const report = useRead(checkImport, { csv }, { enabled: csv !== '' });
  const work = useWrite(importAccounts, { refreshes: [listAccounts.id, checkImport.id] });
  const isReady = report.data !== undefined && report.data.faultCount === 0 && !report.isFetching;

  async function choose(chosen: File): Promise<void> {
    const read = await readTextFile(chosen);
    const isTaken = read !== null && read.text.length <= ACCOUNT_LIMITS.importText;
    setTooLarge(!isTaken);
    setFile(isTaken ? { ...read, name: chosen.name } : null);
    work.reset();
  }

  function carryOut(): void {
    if (!isReady || work.isPending) return;
    work.mutate(
      { csv },
      {
        onSuccess: ({ accounts }) => {
          message(t('done', { count: accounts }), 'success');
          onClose();
        },
      },
    );
  }

  return (
    <Dialog open onClose={work.isPending ? undefined : onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{t('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <ImportChoice file={file} onChoose={(chosen) => void choose(chosen)} />
        {isTooLarge ? <Typography role="alert">{t('tooLarge')}</Typography> : null}
        {report.isFetching ? <Typography role="status">{t('checking')}</Typography> : null}
        {report.error ? <ErrorBand error={report.error} onRetry={() => void report.refetch()} /> : null}
        {report.data && csv !== '' && !report.isFetching ? <ImportReport report={report.data} /> : null}
        {work.error ? <ErrorBand error={work.error} /> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} aria-disabled={work.isPending}>
          {t('close')}
        </Button>
        <ReasonedButton
          variant="contained"
          reason={isReady ? null : t(csv === '' ? 'notChosen' : 'notReady')}
          aria-busy={work.isPending}
          onClick={carryOut}
        >
          {t('submit')}
        </ReasonedButton>
      </DialogActions>
    </Dialog>
  );
}
