import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LAYER, SHADOW, STUCK } from '../theme/tokens.ts';

interface Props {
  /** At the left end: what deletes. */
  readonly danger?: ReactNode;
  /** Cancel, save as draft, and the one primary button last. */
  readonly children: ReactNode;
}

/** The buttons of a long form, stuck above what the frame keeps in view, so that they stay in reach. */
export function FormBar({ danger, children }: Props) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: STUCK.bottom,
        zIndex: LAYER.bar,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        minHeight: 64,
        px: 2,
        py: 1,
        // On a phone the buttons share the width: the thumb finds them.
        '& > .MuiButton-root': { flex: { xs: 1, sm: 'none' } },
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        boxShadow: SHADOW.bar,
      }}
    >
      {danger ? <Box sx={{ marginInlineEnd: 'auto' }}>{danger}</Box> : null}
      {children}
    </Box>
  );
}
