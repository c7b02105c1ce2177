import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CardPanel } from './CardPanel.tsx';
import { useCardWords } from './words.ts';

interface Props {
  readonly cardId: string;
  readonly onClose: () => void;
}

/** The card that the address names, over its board; all of a phone's screen. */
export function CardDialog({ cardId, onClose }: Props) {
  const t = useCardWords();
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="md"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('card') } }}
    >
      <CardPanel cardId={cardId} onClose={onClose} />
    </Dialog>
  );
}
