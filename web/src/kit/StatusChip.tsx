import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';
import type { Text } from '@madoguchi/contract/message.ts';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useLanguage } from '../platform/words.ts';
import { Icon } from './Icon.tsx';
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

interface NounProps<Status extends string> {
  readonly status: Status;
  /** The reader acts next: the chip is filled. */
  readonly isYourTurn?: boolean;
}

interface Noun<Status extends string> {
  readonly names: Readonly<Record<Status, Text>>;
  readonly looks: Readonly<Record<Status, StatusLook>>;
}

/** Makes the chip of a noun's states: words from the contract, looks from one table. */
export function statusChip<Status extends string>(names: Noun<Status>['names'], looks: Noun<Status>['looks']) {
  return (props: NounProps<Status>) => <NounChip names={names} looks={looks} {...props} />;
}

function NounChip<Status extends string>(props: Noun<Status> & NounProps<Status>) {
  const { names, looks, status, isYourTurn = false } = props;
  const { icon, hue, weight = 'ground' } = looks[status];
  const language = useLanguage();
  return <StatusChip label={names[status][language]} icon={icon} hue={hue} weight={isYourTurn ? 'solid' : weight} />;
}
