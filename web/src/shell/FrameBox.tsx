import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FRAME, height, SHADOW } from '../kit/theme/tokens.ts';
import { useFrameSettings } from './settings/use-frame-settings.ts';

const BOTTOM_BAR = `calc(${height(FRAME.bottomBar)} + env(safe-area-inset-bottom, 0px))`;

/**
 * Pages know the frame by three measures: what stays in view above (`--frame-top`) and below (`--frame-bottom`), for
 * their own bars to stick to, and what of the window's height the bars take (`--frame-taken`).
 */
const Box = styled('div')(({ theme }) => ({
  '--toolbar': height(FRAME.toolbar),
  '--below': height(FRAME.footer),
  '--stuck-below': '0px',
  '--frame-top': '0px',
  // `--band`: the height of a band that stays in view, where one does.
  '--frame-bottom': 'calc(var(--stuck-below) + var(--band, 0px))',
  '--frame-taken': 'calc(var(--toolbar) + var(--below) + var(--band, 0px))',
  display: 'flex',
  minHeight: '100dvh',
  [theme.breakpoints.down('sm')]: { '--toolbar': height(FRAME.toolbarPhone) },
  [theme.breakpoints.up('lg')]: { '&[data-footer=fixed]': { '--stuck-below': 'var(--below)' } },
  '&[data-toolbar=fixed]': { '--frame-top': 'var(--toolbar)' },
  '&[data-toolbar=hidden]': { '--toolbar': '0px' },
  '&[data-footer=hidden]': { '--below': '0px' },
  [theme.breakpoints.down('sm')]: { '&&': { '--below': BOTTOM_BAR, '--stuck-below': BOTTOM_BAR } },
  // Fixed parts stick inside the box, so clipping it keeps them in.
  '&[data-mode=boxed]': { margin: '0 auto', boxShadow: SHADOW.panel, overflow: 'clip' },
  '@media print': { display: 'block' },
}));

/** The whole frame: as wide as the window, or a box of its own (S6-02). */
export function FrameBox({ children }: { readonly children: ReactNode }) {
  const { mode, containerWidth, toolbar, footer } = useFrameSettings().layout.config;
  return (
    <Box
      data-mode={mode}
      data-toolbar={toolbar.display ? toolbar.style : 'hidden'}
      data-footer={footer.display ? footer.style : 'hidden'}
      style={mode === 'boxed' ? { maxWidth: containerWidth } : {}}
    >
      {children}
    </Box>
  );
}
