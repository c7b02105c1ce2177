import type { Board, Card } from '@madoguchi/contract/scrumboard/model.ts';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CardPanel } from './CardPanel.tsx';
import { useToolKeys } from './use-tool-keys.ts';
import { useCardWords } from './words.ts';

interface Props {
  readonly cardId: string;
  readonly choices: Pick<Board, 'labels' | 'members'>;
  readonly onClose: () => void;
  /** The card goes first: no dialog stands on another. */
  readonly onMove: (card: Card) => void;
}

/** The card that the address names, over its board; all of a phone's screen. */
export function CardDialog({ cardId, choices, onClose, onMove }: Props) {
  const t = useCardWords();
  const onKeyDown = useToolKeys();
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="md"
      onClose={onClose}
      // It has the focus itself once it has opened, outside of the panel.
      onKeyDown={onKeyDown}
      slotProps={{ paper: { 'aria-label': t('card') } }}
    >
      <CardPanel cardId={cardId} choices={choices} onClose={onClose} onMove={onMove} />
    </Dialog>
  );
}
