import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import type { Look } from './looks.ts';

const Item = styled('li', { shouldForwardProp: (name) => name !== 'isOpen' })<{ isOpen: boolean }>(
  ({ theme, isOpen }) => ({
    position: 'relative',
    paddingInlineStart: 40,
    paddingBottom: 16,
    overflowWrap: 'anywhere',
    '&:last-of-type': { paddingBottom: 0 },
    '&:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '28px 0',
      insetInlineStart: 11,
      borderInlineStart: `2px ${isOpen ? 'dashed' : 'solid'} ${theme.vars.palette.divider}`,
    },
  }),
);

const Node = styled('span', { shouldForwardProp: (name) => name !== 'hue' })<Pick<Look, 'hue'>>(({ theme, hue }) => ({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  width: 24,
  height: 24,
  display: 'grid',
  placeItems: 'center',
  color: theme.vars.palette.status[hue].ink,
}));

interface Props {
  readonly look: Look;
  /** True when the next item has not come yet: the line to it is dashed. */
  readonly isOpen?: boolean;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

export function RailItem({ look, isOpen = false, isCurrent = false, children }: Props) {
  return (
    <Item isOpen={isOpen} aria-current={isCurrent ? 'step' : undefined}>
      <Node hue={look.hue}>
        <Icon name={look.icon} size={20} />
      </Node>
      {children}
    </Item>
  );
}
