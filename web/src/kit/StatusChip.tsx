import type { Text } from '@madoguchi/contract/message.ts';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useLanguage } from '../platform/words.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons/icon-paths.ts';
import type { Hue } from './theme/palettes.ts';
import { height, RADIUS } from './theme/tokens.ts';

/** `outline`: nobody acts. `ground`: somebody acts. `solid`: you act. */
export type ChipWeight = 'outline' | 'ground' | 'solid';

/** How a state looks beside its word. */
export interface StatusLook {
  readonly icon: IconName;
  readonly hue: Hue;
  readonly weight?: ChipWeight;
}

interface Props extends StatusLook {
  readonly label: string;
}

const WEIGHTS = ['outline', 'ground', 'solid'] as const satisfies readonly ChipWeight[];

/** Written once for all chips: a list draws one in each row. */
const Chip = styled('span', { shouldForwardProp: (name) => name !== 'hue' && name !== 'weight' })<{
  hue: Hue;
  weight: ChipWeight;
}>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    height: height(24),
    padding: '0 8px 0 4px',
    borderRadius: RADIUS.chip,
    border: '1px solid',
    whiteSpace: 'nowrap',
    variants: Object.entries(theme.vars.palette.status).flatMap(([hue, { ink, ground, onInk }]) =>
      WEIGHTS.map((weight) => ({
        props: { hue, weight },
        style: {
          color: weight === 'solid' ? onInk : ink,
          borderColor: weight === 'ground' ? ground : ink,
          backgroundColor: { outline: theme.vars.palette.background.paper, ground, solid: ink }[weight],
        },
      })),
    ),
  })),
);

/** A state: word, shape and hue together. Not clickable. */
export function StatusChip({ label, icon, hue, weight = 'ground' }: Props) {
  return (
    <Chip hue={hue} weight={weight}>
      <Icon name={icon} size={16} />
      {label}
    </Chip>
  );
}

interface NounChipProps<Status extends string> {
  readonly status: Status;
  /** The reader acts next: the chip is filled. */
  readonly isYourTurn?: boolean;
}

/** Makes the chip of a noun's states: words from the contract, looks from one table. */
export function statusChip<Status extends string>(
  names: Readonly<Record<Status, Text>>,
  looks: Readonly<Record<Status, StatusLook>>,
) {
  return function NounChip({ status, isYourTurn = false }: NounChipProps<Status>) {
    const { icon, hue, weight = 'ground' } = looks[status];
    return (
      <StatusChip label={names[status][useLanguage()]} icon={icon} hue={hue} weight={isYourTurn ? 'solid' : weight} />
    );
  };
}
