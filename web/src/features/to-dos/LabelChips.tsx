import type { TodoPlace } from '@madoguchi/contract/to-dos/model.ts';
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
}));

interface Props {
  readonly ids: readonly string[];
  readonly places: readonly TodoPlace[];
}

/** The labels of a to-do, by name and colour; one that was deleted is not among them. */
export function LabelChips({ ids, places }: Props) {
  return ids.flatMap((id) => {
    const label = places.find((place) => place.id === id);
    return label === undefined
      ? []
      : [
          <Chip key={id} hue={label.colour}>
            {label.title}
          </Chip>,
        ];
  });
}
