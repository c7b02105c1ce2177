import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import { RADIUS } from '../../../../ui/theme/tokens.ts';

const Band = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: '8px 12px',
  borderRadius: RADIUS.menu,
  color: theme.vars.palette.status.orange.ink,
  backgroundColor: theme.vars.palette.status.orange.ground,
  '& svg': { flex: 'none' },
}));

export function WarningLine({ children }: { readonly children: ReactNode }) {
  return (
    <Band>
      <Icon name="warning" />
      {children}
    </Band>
  );
}
