import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Icon } from '../../Icon.tsx';
import { useListWords } from '../words.ts';

/** Rows came, went or moved: shown when the reader asks for it, so that nothing moves under the pointer. */
export function UpdatesPill({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const t = useListWords();
  return (
    <Box
      role="status"
      sx={{ position: 'absolute', top: 48, left: 0, right: 0, zIndex: 10, textAlign: 'center', pointerEvents: 'none' }}
    >
      <Button
        variant="contained"
        size="small"
        startIcon={<Icon name="refresh" size={16} />}
        onClick={onShow}
        sx={{ pointerEvents: 'auto' }}
      >
        {t('updates', { count })}
      </Button>
    </Box>
  );
}
