import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '../../ui/Icon.tsx';
import { openPalette } from './palette-state.ts';
import { usePaletteToolWords } from './tool-words.ts';

const Field = styled(Button)(({ theme }) => ({
  minWidth: 36,
  gap: 8,
  padding: '0 12px',
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 18,
  fontWeight: 400,
  '& > kbd': { font: 'inherit', opacity: 0.8 },
  [theme.breakpoints.down('lg')]: { minWidth: 44, border: 0, padding: 0, '& > .word, & > kbd': { display: 'none' } },
}));

/** Looks like the field that it opens; where there is no room, its sign alone. */
export function PaletteTool() {
  const t = usePaletteToolWords();
  return (
    <Field color="inherit" aria-haspopup="dialog" aria-label={t('open')} title={t('open')} onClick={openPalette}>
      <Icon name="search" />
      <span className="word">{t('word')}</span>
      <kbd>Ctrl K</kbd>
    </Field>
  );
}
