import Button from '@mui/material/Button';
import { useKeySheet } from './use-key-sheet.tsx';
import { useKeyWords } from './words.ts';

/** Tells which keys the page listens to. */
export function KeysButton() {
  const t = useKeyWords();
  return (
    <Button aria-haspopup="dialog" onClick={useKeySheet()}>
      {t('button')}
    </Button>
  );
}
