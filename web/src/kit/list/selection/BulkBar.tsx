import { BULK_MOST } from '@madoguchi/contract/list/bulk.ts';
import type { Read } from '@madoguchi/contract/operation.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../../platform/messages.ts';
import { ReasonedButton } from '../../ReasonedButton.tsx';
import { useErrorSentence } from '../../use-error-sentence.ts';
import type { AnyRow } from '../list-props.ts';
import type { ListModel } from '../model/use-list-model.ts';
import { readPage } from '../rows/use-list-rows.ts';
import { useListWords } from '../words.ts';
import { type AskedBulk, type BulkAction, type BulkProgress, type RowOutcome, runBulk } from './bulk.ts';
import { NOTHING_CHOSEN, refreshedRows } from './chosen.ts';

/** Choosing all that match stops here: nobody looks through more. */
const MOST_CHOSEN = 1_000;
const LARGEST_PAGE = 200;

/** All rows that the conditions leave, up to `MOST_CHOSEN`; `signal` calls it off. */
async function readMatching<Row>(
  operation: Read,
  asked: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<{ readonly rows: readonly Row[]; readonly isWhole: boolean }> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage<Row>>> = await readPage<Row>(
      operation,
      asked,
      { after, limit: LARGEST_PAGE },
      signal,
    );
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null && rows.length < MOST_CHOSEN);
  return { rows: rows.slice(0, MOST_CHOSEN), isWhole: after === null };
}

/** In the place of the tools while rows are chosen: how many, what can be done with them, and the way out. */
export function BulkBar({ model }: { readonly model: ListModel }) {
  const t = useListWords();
  const message = useMessages();
  const sayError = useErrorSentence();
  const { props, rows, chosen, choose, keyOf, asked } = model;
  const [action, setAction] = useState<BulkAction<AnyRow> | AskedBulk<AnyRow> | null>(null);
  const [isReading, setReading] = useState(false);
  const current = refreshedRows(chosen.rows, rows.held.rows, keyOf);
  const isAllInHand = rows.held.isComplete && rows.held.offset === 0 && chosen.rows.size === rows.held.rows.length;

  const reading = useRef<AbortController | null>(null);
  // The bar goes when nothing is chosen any more, however that came about: what is still read must not choose it again.
  useEffect(() => () => reading.current?.abort(), []);

  async function chooseMatching(): Promise<void> {
    const read = new AbortController();
    reading.current = read;
    setReading(true);
    try {
      const found = await readMatching<AnyRow>(props.operation, asked, read.signal);
      if (read.signal.aborted) return;
      choose({ rows: new Map(found.rows.map((row) => [keyOf(row), row])), anchor: null });
      if (!found.isWhole) message(t('bulk.all.many', { max: MOST_CHOSEN }), 'warning', { key: 'bulk.all' });
    } catch (error) {
      if (!read.signal.aborted) message(sayError(error), 'error', { key: 'bulk.all' });
    } finally {
      setReading(false);
    }
  }

  function clear(): void {
    reading.current?.abort();
    choose(NOTHING_CHOSEN);
  }

  return (
    <Box role="group" aria-label={t('bulk.label')} sx={{ display: 'contents' }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {t('bulk.count', { count: chosen.rows.size })}
      </Typography>
      {(props.bulk ?? []).map((one) => (
        <ReasonedButton
          key={one.id}
          variant="outlined"
          reason={
            chosen.rows.size > BULK_MOST
              ? t('bulk.too-many', { max: BULK_MOST })
              : 'dialog' in one
                ? one.whyNot(current)
                : null
          }
          onClick={() => setAction(one)}
        >
          {one.label}
        </ReasonedButton>
      ))}
      <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto' }}>
        {!isAllInHand && (
          <Button aria-busy={isReading} onClick={isReading ? undefined : () => void chooseMatching()}>
            {t(isReading ? 'bulk.all.reading' : 'bulk.all')}
          </Button>
        )}
        <Button onClick={clear}>{t('bulk.clear')}</Button>
      </Box>
      {action === null ? null : 'dialog' in action ? (
        action.dialog({
          rows: current,
          onClose: (isDone) => {
            setAction(null);
            if (isDone) clear();
          },
        })
      ) : (
        <BulkDialog action={action} rows={current} onDone={clear} onClose={() => setAction(null)} />
      )}
    </Box>
  );
}

interface Props {
  readonly action: BulkAction<AnyRow>;
  readonly rows: readonly AnyRow[];
  /** The chosen rows have been dealt with. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Shows first what will happen to which rows, then how far it is, then which rows could not be done and why. */
function BulkDialog({ action, rows, onDone, onClose }: Props) {
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
      <Box
        component="ul"
        sx={{ m: 0, paddingInlineStart: 2.5, maxHeight: 240, overflowY: 'auto', typography: 'body2' }}
      >
        {outcomes.map((outcome) => (
          <li key={`${outcome.name} ${outcome.text}`}>{t('bulk.outcome', { ...outcome })}</li>
        ))}
      </Box>
    </Box>
  );
}
