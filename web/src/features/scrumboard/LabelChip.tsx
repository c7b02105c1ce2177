import type { BoardLabel } from '@madoguchi/contract/scrumboard/model.ts';
import { styled } from '@mui/material/styles';
import type { Hue } from '../../kit/theme/palettes.ts';

const Chip = styled('span', { shouldForwardProp: (name) => name !== 'hue' })<{ hue: Hue }>(({ theme, hue }) => ({
  ...theme.typography.caption,
  display: 'inline-block',
  padding: '0 8px',
  borderRadius: 10,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.status[hue].ink,
  backgroundColor: theme.vars.palette.status[hue].ground,
  borderInlineStart: `4px solid ${theme.vars.palette.status[hue].ink}`,
}));

/** A label of a board: its name on its colour. */
export function LabelChip({ label }: { readonly label: Pick<BoardLabel, 'title' | 'colour'> }) {
  return <Chip hue={label.colour}>{label.title}</Chip>;
}
