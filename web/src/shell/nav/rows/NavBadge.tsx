import type { BadgeName } from '@madoguchi/contract/menu/nodes.ts';
import { styled } from '@mui/material/styles';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { useObservable } from '../../../platform/observable.ts';
import { useShellWords } from '../../words.ts';
import { menuCounts } from '../menu-counts.ts';

const MOST = 99;

const Badge = styled('span')(({ theme }) => ({
  ...theme.typography.overline,
  minWidth: 20,
  padding: '0 6px',
  borderRadius: RADIUS.chip,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  // The accessible name is the label; a tab's own name stays its whole visible text.
  '&::before': { content: 'attr(data-count)' },
  '[data-folded] &': { display: 'none' },
  '.tab > &': { position: 'absolute', top: 4, insetInlineStart: 'calc(50% + 4px)', minWidth: 16, padding: '0 4px' },
}));

/** How many wait behind an entry: a chip at the row's end, small at the icon's corner of a tab; none while none wait. */
export function NavBadge({ name }: { readonly name: BadgeName | null }) {
  const t = useShellWords();
  const counts = useObservable(menuCounts);
  const count = name === null ? 0 : (counts[name] ?? 0);
  if (count === 0) return null;
  return <Badge role="img" aria-label={t('waiting', { count })} data-count={count > MOST ? `${MOST}+` : count} />;
}
