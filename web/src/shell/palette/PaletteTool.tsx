import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '../../kit/Icon.tsx';
import { keyNames } from '../../platform/keys/key-names.ts';
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
  // Drawn, not written: what one sees of a button's text has to be in its name.
  '& > .keys::before': { content: 'attr(data-keys)', opacity: 0.8 },
  [theme.breakpoints.down('lg')]: { minWidth: 44, border: 0, padding: 0, '& > .word, & > .keys': { display: 'none' } },
}));

/** Looks like the field that it opens; where there is no room, its sign alone. */
export function PaletteTool() {
  const t = usePaletteToolWords();
  return (
    <Field
      color="inherit"
      aria-haspopup="dialog"
      aria-label={t('open')}
      aria-keyshortcuts="Control+K Meta+K"
      title={t('open')}
      onClick={openPalette}
    >
      <Icon name="search" />
      <span className="word">{t('word')}</span>
      <span className="keys" data-keys={keyNames('mod+k').join(' ')} />
    </Field>
  );
}
