import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ErrorBand } from '../ErrorBand.tsx';
import { ReasonedButton } from '../ReasonedButton.tsx';
import { CsvFirstRows } from './CsvFirstRows.tsx';
import type { FileProblem } from './read-text-file.ts';
import { useCsvWords } from './words.ts';

interface Props {
  readonly title: string;
  /** The content of such a file, and the choice of one. */
  readonly choice: ReactNode;
  /** The text of the chosen file; blank without one. */
  readonly csv: string;
  readonly problem: FileProblem | null;
  readonly isChecking: boolean;
  /** The result of the check; absent until it has come. */
  readonly report: ReactNode;
  /** There is something to import, and no fault. */
  readonly isReady: boolean;
  readonly isPending: boolean;
  readonly checkError: Error | null;
  readonly onCheckAgain: () => void;
  readonly error: Error | null;
  readonly onImport: () => void;
  readonly onClose: () => void;
}

/** An import in two steps: what a file would do and what is wrong with it, then all or nothing. */
export function CsvDialog(props: Props) {
  const { title, choice, csv, problem, isChecking, report, isReady, isPending, checkError, error } = props;
  const t = useCsvWords();
  const hasFile = csv !== '';
  const titleId = useId();
  return (
    <Dialog open onClose={isPending ? undefined : props.onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {choice}
        {problem === null ? null : <Typography role="alert">{t(problem)}</Typography>}
        {hasFile ? <CsvFirstRows csv={csv} /> : null}
        {isChecking ? <Typography role="status">{t('checking')}</Typography> : null}
        {checkError ? <ErrorBand error={checkError} onRetry={props.onCheckAgain} /> : null}
        {hasFile && !isChecking ? report : null}
        {error ? <ErrorBand error={error} /> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose} aria-disabled={isPending}>
          {t('close')}
        </Button>
        <ReasonedButton
          variant="contained"
          reason={isReady ? null : t(hasFile ? 'notReady' : 'notChosen')}
          aria-busy={isPending}
          onClick={props.onImport}
        >
          {t('submit')}
        </ReasonedButton>
      </DialogActions>
    </Dialog>
  );
}
