import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../platform/messages.ts';
import { ReasonedButton } from '../../ReasonedButton.tsx';
import { useErrorSentence } from '../../use-error-sentence.ts';
import type { AnyRow } from '../list-props.ts';
import type { ListModel } from '../model/use-list-model.ts';
import { useListWords } from '../words.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { BulkAction } from './bulk.ts';
import { NOTHING_CHOSEN, refreshedRows } from './chosen.ts';
import { MOST_CHOSEN, readMatching } from './read-matching.ts';

/** In the place of the tools while rows are chosen: how many, what can be done with them, and the way out. */
export function BulkBar({ model }: { readonly model: ListModel }) {
  const t = useListWords();
  const message = useMessages();
  const sayError = useErrorSentence();
  const { props, rows, chosen, choose, keyOf, asked } = model;
  const [action, setAction] = useState<BulkAction<AnyRow> | null>(null);
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
          reason={chosen.rows.size > one.most ? t('bulk.too-many', { max: one.most }) : null}
          onClick={() => setAction(one)}
        >
          {one.label}
        </ReasonedButton>
      ))}
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
        {!isAllInHand && (
          <Button aria-busy={isReading} onClick={isReading ? undefined : () => void chooseMatching()}>
            {t(isReading ? 'bulk.all.reading' : 'bulk.all')}
          </Button>
        )}
        <Button onClick={clear}>{t('bulk.clear')}</Button>
      </Box>
      {action && <BulkDialog action={action} rows={current} onDone={clear} onClose={() => setAction(null)} />}
    </Box>
  );
}
