import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { formatYen } from '../../../../platform/formats.ts';
import { useSheetWords } from '../words.ts';
import { useGrid } from './grid-context.ts';

/** The bar that stays below the lines: one more line, how many there are, what they come to. */
export function SheetTotal({ onAdd }: { readonly onAdd: () => void }) {
  const { store, isReadOnly } = useGrid();
  const t = useSheetWords();
  const { lineCount, totalYen } = useSyncExternalStore(store.subscribeSummary, store.summary);
  return (
    <div className="sheet-total">
      {!isReadOnly && (
        <Button size="small" startIcon={<Icon name="plus" />} onClick={onAdd}>
          {t('add')}
        </Button>
      )}
      <span className="sheet-count">{t('total.lines', { count: lineCount })}</span>
      <strong>
        <span>{t('total.name')}</span> {formatYen(totalYen)}
      </strong>
    </div>
  );
}
