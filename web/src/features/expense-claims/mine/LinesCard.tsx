import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, useSyncExternalStore } from 'react';
import { formatMonth } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { insertLine } from '../sheet/store/line-commands.ts';
import { useCopies } from './actions/use-copies.ts';
import { LinesPane } from './LinesPane.tsx';
import type { LinesHandle } from './lines-handle.ts';
import { useMineWords } from './words.ts';

interface Props extends Omit<Parameters<typeof LinesPane>[0], 'handle' | 'isHidden'> {
  readonly handle: RefObject<LinesHandle | null>;
}

/** The lines, and while there are none the ways to begin. */
export function LinesCard({ handle, ...pane }: Props) {
  const { sheet, isEditable } = pane;
  const t = useMineWords();
  const language = useLanguage();
  const { store } = sheet;
  const order = useSyncExternalStore(store.subscribeOrder, store.order);
  const copies = useCopies(store);
  // The lines may still be loading: then the line is there when they come, only without the focus in it.
  const addLine = () => (handle.current ? handle.current.addLine() : insertLine(store, order.length));
  const month = formatMonth(store.ground.context.month, language);
  return (
    <Box component="section" aria-label={t('cards.title')} sx={{ mt: 2 }}>
      {order.length === 0 && (
        <EmptyState icon="receipt" text={t(isEditable ? 'empty.title' : 'empty.ended', { month })}>
          {isEditable && (
            <>
              <Button variant="outlined" startIcon={<Icon name="plus" />} onClick={addLine}>
                {t('line.add')}
              </Button>
              <Button variant="outlined" startIcon={<Icon name="copy" />} onClick={() => void copies.fromLastMonth()}>
                {t('copy.month')}
              </Button>
            </>
          )}
        </EmptyState>
      )}
      <LinesPane {...pane} isHidden={order.length === 0} handle={handle} />
    </Box>
  );
}
