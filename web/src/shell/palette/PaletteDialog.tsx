import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { strokeOf } from '../../platform/keys/key-press.ts';
import { PaletteSearch } from './PaletteSearch.tsx';
import { closePalette } from './palette-state.ts';
import { usePaletteWords } from './words.ts';

/** The command palette (B9-02): near the top of the window, on a phone the whole of it. The keys that opened it close it, as Esc does. */
export function PaletteDialog() {
  const t = usePaletteWords();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      onClose={closePalette}
      onKeyDownCapture={(event) => {
        const stroke = strokeOf(event.nativeEvent);
        if (stroke === null && event.key === 'Escape') event.stopPropagation();
        if (stroke !== 'mod+k') return;
        event.preventDefault();
        closePalette();
      }}
      slotProps={{ paper: { 'aria-label': t('title') } }}
      sx={isPhone ? {} : { '& .MuiDialog-container': { alignItems: 'flex-start', pt: '10vh' } }}
    >
      <PaletteSearch autoFocus onChosen={closePalette}>
        <Button onClick={closePalette}>{t('close')}</Button>
      </PaletteSearch>
    </Dialog>
  );
}
