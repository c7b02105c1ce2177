import type { ClaimDecision } from '@madoguchi/contract/expense-claims/model.ts';
import { styled } from '@mui/material/styles';
import { Icon } from '../../../kit/Icon.tsx';
import type { Hue } from '../../../kit/theme/palettes.ts';
import { DECISION_LOOKS } from './ClaimStatusChip.tsx';

const Node = styled('span', { shouldForwardProp: (name) => name !== 'hue' })<{ hue: Hue }>(({ theme, hue }) => ({
  position: 'absolute',
  left: 0,
  top: 0,
  width: 24,
  height: 24,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  color: theme.vars.palette.status[hue].ink,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** The node of a decision on the timeline's line. */
export function DecisionMark({ decision }: { readonly decision: ClaimDecision['decision'] }) {
  const { icon, hue } = DECISION_LOOKS[decision];
  return (
    <Node hue={hue}>
      <Icon name={icon} size={20} />
    </Node>
  );
}
