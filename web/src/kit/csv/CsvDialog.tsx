import { readCsv } from '@madoguchi/contract/values/csv-lines.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo } from 'react';
import { ErrorBand } from '../ErrorBand.tsx';
import { ReasonedButton } from '../ReasonedButton.tsx';
import { ReportTable } from './ReportTable.tsx';
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

/** The heading and so many rows: enough to see whether characters and columns came out right. */
const ROWS_SHOWN = 5;

/** A column is as wide as its heading and some words; what is wider than the dialog is scrolled, not broken letter by letter. */
const ROWS = { '& th': { whiteSpace: 'nowrap' }, '& td:not(:first-of-type)': { minWidth: '8em' } } as const;

/** Cells are told apart by where they stand: two may say the same. */
const inPlaces = (cells: readonly string[]) => cells.map((cell, place) => ({ place, cell }));

/** The beginning of a file as it was read, before anything is imported. */
function CsvFirstRows({ csv }: { readonly csv: string }) {
  const t = useCsvWords();
  const titleId = useId();
  const [heading, ...rows] = useMemo(() => readCsv(csv)?.slice(0, ROWS_SHOWN + 1) ?? [], [csv]);
  if (heading === undefined) return null;
  return (
    <Box>
      <Typography id={titleId} variant="body2">
        {t('firstRows', { count: rows.length })}
      </Typography>
      <Box tabIndex={0} role="region" aria-labelledby={titleId} sx={{ overflowX: 'auto' }}>
        <ReportTable sx={ROWS}>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              {inPlaces(heading.cells).map(({ place, cell }) => (
                <th scope="col" key={place}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, cells }) => (
              <tr key={line}>
                <td>{line}</td>
                {inPlaces(cells).map(({ place, cell }) => (
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </ReportTable>
      </Box>
    </Box>
  );
}
