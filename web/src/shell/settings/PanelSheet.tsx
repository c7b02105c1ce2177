import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { useSettingsWords } from './words.ts';

interface Props {
  readonly title: string;
  /** Holds the sheet, and nothing else: the library hides the sheet's neighbours, and messages must be heard. */
  readonly host: HTMLElement | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A full-height sheet at the right edge; closes by ×, beside it, Esc, and a swipe to the right. */
export function PanelSheet({ title, host, isOpen, onClose, children }: Props) {
  const t = useSettingsWords();
  const titleId = useId();
  return (
    <SwipeableDrawer
      anchor="right"
      container={host}
      open={isOpen}
      onOpen={() => undefined}
      onClose={onClose}
      disableSwipeToOpen
      slotProps={{
        // What is changed should be seen: nothing is darkened.
        backdrop: { invisible: true },
        paper: {
          'aria-labelledby': titleId,
          elevation: 8,
          sx: (theme) => ({ width: 380, maxWidth: '90%', borderLeft: `1px solid ${theme.vars.palette.divider}` }),
        },
      }}
    >
      <Box
        sx={(theme) => ({
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          pl: 3,
          pr: 1,
          py: 1,
          bgcolor: 'background.paper',
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box sx={{ p: 3 }}>{children}</Box>
    </SwipeableDrawer>
  );
}
