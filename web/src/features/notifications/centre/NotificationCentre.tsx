import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../../kit/Icon.tsx';
import { NotificationList } from './NotificationList.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { useNotificationWords } from './words.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The drawer at the right edge: what one was told, and what one wants to be told. Going elsewhere closes it. */
export function NotificationCentre({ isOpen, onClose }: Props) {
  const t = useNotificationWords();
  const titleId = useId();
  const [showsSettings, showSettings] = useState(false);
  const turn = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone by then: the focus goes to the way back, and Esc still closes.
  const turnTo = (settings: boolean) => {
    flushSync(() => showSettings(settings));
    turn.current?.focus();
  };
  const path = useRouterState({ select: ({ location }) => location.href });
  const pathBefore = useRef(path);
  const closeElsewhere = useEffectEvent((next: string) => {
    if (next !== pathBefore.current && isOpen) onClose();
    pathBefore.current = next;
  });
  useEffect(() => closeElsewhere(path), [path]);
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: showsSettings ? 400 : 320, maxWidth: '100%', '@media (max-width: 599.95px)': { width: '100%' } },
        },
        transition: { onExited: () => showSettings(false) },
      }}
    >
      <Box
        sx={(theme) => ({
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          minHeight: 56,
          paddingInlineStart: showsSettings ? 1 : 2,
          paddingInlineEnd: 1,
          bgcolor: 'background.paper',
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        {showsSettings ? (
          <IconButton ref={turn} aria-label={t('toList')} title={t('toList')} onClick={() => turnTo(false)}>
            <Icon name="chevronLeft" />
          </IconButton>
        ) : null}
        <Typography variant="h2" id={titleId} sx={{ flex: 1 }}>
          {t(showsSettings ? 'settings' : 'title')}
        </Typography>
        {showsSettings ? null : (
          <IconButton ref={turn} aria-label={t('settings')} title={t('settings')} onClick={() => turnTo(true)}>
            <Icon name="settings" />
          </IconButton>
        )}
        <IconButton aria-label={t('close')} title={t('close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {showsSettings ? <NotificationSettings /> : <NotificationList />}
    </Drawer>
  );
}
