import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { FRAME, height, TOP } from '../../kit/theme/tokens.ts';
import { useIdle } from '../../platform/when-idle.ts';
import { useShellWords } from '../words.ts';

const CONTENT = {
  left: lazy(async () => ({ default: (await import('./LeftPanel.tsx')).LeftPanel })),
  right: lazy(async () => ({ default: (await import('./RightPanel.tsx')).RightPanel })),
};

const Aside = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: TOP,
  flex: 'none',
  boxSizing: 'border-box',
  height: `calc(100dvh - ${TOP})`,
  overflowY: 'auto',
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-side=left]': { width: FRAME.panelStart, borderInlineEnd: `1px solid ${theme.vars.palette.divider}` },
  '&[data-side=right]': { width: FRAME.panelEnd, borderInlineStart: `1px solid ${theme.vars.palette.divider}` },
  '& > .head': {
    ...theme.typography.subtitle2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: height(FRAME.toolbar),
    padding: '0 8px 0 16px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& > h2': { font: 'inherit', margin: 0 },
  },
  '@media print': { display: 'none' },
}));

/** A panel beside the page. Its room is kept from the first paint on, so that nothing moves when it is filled. */
export function SidePanel({ side }: { readonly side: 'left' | 'right' }) {
  const t = useShellWords();
  const Content = CONTENT[side];
  const isIdle = useIdle();
  return (
    <Aside data-side={side} aria-label={t(`side.${side}`)}>
      {isIdle ? (
        <Suspense fallback={null}>
          <Content />
        </Suspense>
      ) : null}
    </Aside>
  );
}
