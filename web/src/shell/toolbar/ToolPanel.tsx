import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { RADIUS, SHADOW } from '../../kit/theme/tokens.ts';
import type { OpenedProps } from './ToolButton.tsx';

interface Props extends OpenedProps {
  /** Names the panel: a text, or the id of its heading. */
  readonly name: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  readonly children: ReactNode;
}

/** A small panel below a button of the toolbar; closes by Escape and by a press beside it. */
export function ToolPanel({ anchor, onClose, name, children }: Props) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          ...name,
          sx: (theme) => ({
            borderRadius: `${RADIUS.menu}px`,
            boxShadow: SHADOW.menu,
            border: `1px solid ${theme.vars.palette.divider}`,
          }),
        },
      }}
    >
      {children}
    </Popover>
  );
}
