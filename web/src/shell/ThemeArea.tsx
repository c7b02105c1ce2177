import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';

const Place = styled('div')(({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }));

export function ThemeArea({ children, style }: { area: string; children: ReactNode; style?: CSSProperties }) {
  return <Place style={style}>{children}</Place>;
}
