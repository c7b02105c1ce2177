import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { EASE, MOTION } from '../../../kit/theme/tokens.ts';
import { useObservable } from '../../../platform/observable.ts';
import { navState } from '../nav-state.ts';

const Place = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  boxSizing: 'border-box',
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  transition: `transform ${MOTION.slow}ms ${EASE.in}, visibility ${MOTION.slow}ms`,
  '[data-position=right] > &': {
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    borderInlineEnd: 0,
    borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  },
  '&[data-closed]': { visibility: 'hidden', transform: 'translateX(calc(-100% * var(--inline)))' },
  '[data-position=right] > &[data-closed]': { transform: 'translateX(calc(100% * var(--inline)))' },
}));

interface Props {
  readonly widthPx: number;
  readonly children: ReactNode;
}

/** Slides out to its own side and back; what stands in it, and how far it was scrolled, stays as it was. */
export function Slide({ widthPx, children }: Props) {
  const { open } = useObservable(navState);
  return (
    <Place data-closed={open ? undefined : ''} style={{ width: widthPx }}>
      {children}
    </Place>
  );
}
