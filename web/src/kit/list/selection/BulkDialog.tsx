import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useMessages } from '../../../platform/messages.ts';
import { useErrorSentence } from '../../use-error-sentence.ts';
import type { AnyRow } from '../list-props.ts';
import { useListWords } from '../words.ts';
import { type BulkAction, type BulkProgress, type RowOutcome, runBulk } from './bulk.ts';

interface Props {
  readonly action: BulkAction<AnyRow>;
  readonly rows: readonly AnyRow[];
  /** The chosen rows have been dealt with. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Shows first what will happen to which rows, then how far it is, then which rows could not be done and why. */
export function BulkDialog({ action, rows, onDone, onClose }: Props) {
  const t = useListWords();
  const message = useMessages();
  const sayFault = useErrorSentence();
  const titleId = useId();
  const [plan] = useState(() => action.plan(rows));
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [failed, setFailed] = useState<readonly RowOutcome[] | null>(null);
  const isRunning = progress !== null && failed === null;

  async function run(): Promise<void> {
    setProgress({ done: 0, of: plan.rows.length });
    const result = await runBulk(action, plan.rows, sayFault, setProgress);
    action.onEnd();
    if (result.done.length > 0) message(action.done(result.done.length), 'success');
    if (result.failed.length > 0) return setFailed(result.failed);
    onClose();
    onDone();
  }

  function close(): void {
    onClose();
    if (failed !== null) onDone();
  }

  return (
    <Dialog open onClose={isRunning ? undefined : close} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{action.title(plan.rows.length)}</DialogTitle>
      <DialogContent>
        {failed === null && (
          <Typography>{plan.rows.length > 0 ? action.effect(plan.rows) : t('bulk.nothing')}</Typography>
        )}
        {failed === null && plan.leftOut.length > 0 && (
          <Outcomes title={t('bulk.left-out', { count: plan.leftOut.length })} outcomes={plan.leftOut} />
        )}
        {progress && (
          <Box role="status" sx={{ mt: 2 }}>
            <LinearProgress variant="determinate" value={(100 * progress.done) / progress.of} aria-hidden="true" />
            {t('bulk.progress', progress)}
          </Box>
        )}
        {failed !== null && <Outcomes title={t('bulk.failed', { count: failed.length })} outcomes={failed} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={isRunning}>
          {t(failed === null ? 'bulk.back' : 'bulk.close')}
        </Button>
        {failed === null && plan.rows.length > 0 && (
          <Button
            variant="contained"
            aria-disabled={isRunning}
            aria-busy={isRunning}
            onClick={isRunning ? undefined : () => void run()}
          >
            {action.label}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Outcomes({ title, outcomes }: { readonly title: string; readonly outcomes: readonly RowOutcome[] }) {
  const t = useListWords();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto', typography: 'body2' }}>
        {outcomes.map((outcome) => (
          <li key={`${outcome.name} ${outcome.text}`}>{t('bulk.outcome', { ...outcome })}</li>
        ))}
      </Box>
    </Box>
  );
}
