import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import type { Choices } from '../../sheet/values/choices.ts';
import { useMineWords } from '../words.ts';
import { LineCard } from './LineCard.tsx';

interface Props {
  readonly store: SheetStore;
  readonly choices: Choices;
  readonly onOpen: (lineId: string) => void;
}

/** The lines of the month on a phone, a card each. */
export function LineCards({ store, choices, onOpen }: Props) {
  const t = useMineWords();
  const order = useSyncExternalStore(store.subscribeOrder, store.order);
  return (
    <Box component="ol" aria-label={t('cards.title')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {order.map((id) => (
        <li key={id}>
          <LineCard store={store} lineId={id} choices={choices} onOpen={() => onOpen(id)} />
        </li>
      ))}
    </Box>
  );
}
