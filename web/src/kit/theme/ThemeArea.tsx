import type { Area } from '@madoguchi/contract/preferences/frame-fields.ts';
import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';

const Ground = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
}));

interface Props {
  readonly area: Exclude<Area, 'main'>;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A part of the frame in the colours of its own scheme: ground, text, and all parts of the library inside it. */
export function ThemeArea({ area, style = {}, children }: Props) {
  return (
    <Ground data-area={area} style={style}>
      {children}
    </Ground>
  );
}
