import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { loadPalettes } from '../../kit/theme/schemes/palette-store.ts';
import { Waiting } from '../../kit/Waiting.tsx';
import { useObservable } from '../../platform/observable.ts';
import { openPanel, type PanelName } from './panel-state.ts';
import { useSettingsWords } from './words.ts';

// Both draw schemes: their colours come along with them.
const PANELS = {
  settings: lazy(async () => {
    const [{ SettingsPanel }] = await Promise.all([import('./SettingsPanel.tsx'), loadPalettes()]);
    return { default: SettingsPanel };
  }),
  schemes: lazy(async () => {
    const [{ SchemesPanel }] = await Promise.all([import('./SchemesPanel.tsx'), loadPalettes()]);
    return { default: SchemesPanel };
  }),
};

/** A sentence and groups of fields; a button with its sentence and tiles. */
const SHAPES = {
  settings: { shape: [40, 24, 36, 36, 36, 24, 36, 36, 36, 24, 36, 36] },
  schemes: { shape: [36, 40], tiles: { count: 10, heightPx: 78 } },
} as const;

/** The two sheets; one at most is open. */
export function Panels() {
  const t = useSettingsWords();
  const open = useObservable(openPanel);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const sheets = (['settings', 'schemes'] satisfies PanelName[]).map((name) => {
    const Panel = PANELS[name];
    return (
      <PanelSheet key={name} host={host} title={t(name)} isOpen={open === name} onClose={() => openPanel.set(null)}>
        <Suspense fallback={<Waiting {...SHAPES[name]} />}>
          <Panel />
        </Suspense>
      </PanelSheet>
    );
  });
  return <div ref={setHost}>{host ? sheets : null}</div>;
}

interface Props {
  readonly title: string;
  /** Holds the sheet, and nothing else: the library hides the sheet's neighbours, and messages must be heard. */
  readonly host: HTMLElement | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A full-height sheet at the right edge; closes by ×, beside it, Esc, and a swipe to the right. */
function PanelSheet({ title, host, isOpen, onClose, children }: Props) {
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
        // The page behind stays undimmed, so that the effect of a change can be seen.
        backdrop: { invisible: true },
        paper: {
          'aria-labelledby': titleId,
          elevation: 8,
          sx: (theme) => ({
            width: 380,
            maxWidth: '90%',
            borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
          }),
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
          paddingInlineStart: 3,
          paddingInlineEnd: 1,
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
