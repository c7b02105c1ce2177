import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { RADIUS } from './theme/tokens.ts';

const Band = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  padding: '8px 12px',
  borderRadius: RADIUS.menu,
  color: theme.vars.palette.status.orange.ink,
  backgroundColor: theme.vars.palette.status.orange.ground,
  '& svg': { flex: 'none' },
  '& p': { margin: 0 },
}));

/** A note worth reading before going on; it stops nobody. Sentences are its paragraphs. */
export function WarningBand({ children }: { readonly children: ReactNode }) {
  return (
    <Band>
      <Icon name="warning" size={20} />
      <div>{children}</div>
    </Band>
  );
}
