import Button, { type ButtonProps } from '@mui/material/Button';
import { useKeySheet } from './use-key-sheet.tsx';
import { useKeyWords } from './words.ts';

/** Tells which keys the page listens to. */
export function KeysButton({ size }: Pick<ButtonProps, 'size'>) {
  const t = useKeyWords();
  return (
    <Button size={size} aria-haspopup="dialog" onClick={useKeySheet()}>
      {t('button')}
    </Button>
  );
}
