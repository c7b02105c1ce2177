import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMessages } from '../../../platform/messages.ts';
import { ReasonedButton } from '../../ReasonedButton.tsx';
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
  const { props, rows, chosen, choose, keyOf, asked } = model;
  const [action, setAction] = useState<BulkAction<AnyRow> | null>(null);
  const [isReading, setReading] = useState(false);
  const current = refreshedRows(chosen.rows, rows.held.rows, keyOf);
  const isAllInHand = rows.held.isComplete && rows.held.offset === 0 && chosen.rows.size === rows.held.rows.length;

  async function chooseMatching(): Promise<void> {
    setReading(true);
    try {
      const found = await readMatching<AnyRow>(props.operation, asked);
      choose({ rows: new Map(found.rows.map((row) => [keyOf(row), row])), anchor: null });
      if (!found.isWhole) message(t('bulk.all.many', { max: MOST_CHOSEN }), 'warning', { key: 'bulk.all' });
    } finally {
      setReading(false);
    }
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
        <Button onClick={() => choose(NOTHING_CHOSEN)}>{t('bulk.clear')}</Button>
      </Box>
      {action && (
        <BulkDialog
          action={action}
          rows={current}
          onDone={() => choose(NOTHING_CHOSEN)}
          onClose={() => setAction(null)}
        />
      )}
    </Box>
  );
}
