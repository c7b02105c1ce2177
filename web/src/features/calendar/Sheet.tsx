import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { useEventWords } from './words.ts';

const WIDTH_PX = 560;

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet from the right; on a phone it fills the screen. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const t = useEventWords();
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: WIDTH_PX }, maxWidth: '100%' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: { xs: 2, sm: 3 }, py: 1 }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        <IconButton aria-label={t('close')} edge="end" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3, display: 'flex', flexDirection: 'column', gap: 2 }}>{children}</Box>
    </Drawer>
  );
}
