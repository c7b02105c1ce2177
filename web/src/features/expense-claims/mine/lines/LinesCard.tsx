import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { EmptyState } from '../../../../kit/EmptyState.tsx';
import { Icon } from '../../../../kit/Icon.tsx';
import { formatMonth } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useCopies } from '../actions/use-copies.ts';
import { useMineWords } from '../words.ts';
import { LinesPane } from './LinesPane.tsx';

interface Props extends Omit<ComponentProps<typeof LinesPane>, 'isHidden'> {
  readonly onAddLine: () => void;
}

/** The lines, and while there are none the ways to begin. */
export function LinesCard({ onAddLine, ...pane }: Props) {
  const { sheet, isEditable } = pane;
  const t = useMineWords();
  const language = useLanguage();
  const { store } = sheet;
  const order = useSyncExternalStore(store.subscribeOrder, store.order);
  const copies = useCopies(store);
  const month = formatMonth(store.ground.context.month, language);
  return (
    <Box component="section" aria-label={t('cards.title')} sx={{ mt: 2 }}>
      {order.length === 0 && (
        <EmptyState icon="receipt" text={t(isEditable ? 'empty.title' : 'empty.ended', { month })}>
          {isEditable && (
            <>
              {/* On a phone the bar at the foot has it. */}
              <Button
                variant="outlined"
                startIcon={<Icon name="plus" />}
                onClick={onAddLine}
                sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
              >
                {t('line.add')}
              </Button>
              <Button variant="outlined" startIcon={<Icon name="copy" />} onClick={() => void copies.fromLastMonth()}>
                {t('copy.month')}
              </Button>
            </>
          )}
        </EmptyState>
      )}
      <LinesPane {...pane} isHidden={order.length === 0} />
    </Box>
  );
}
