import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { height, RADIUS } from '../../../kit/theme/tokens.ts';
import { usePreference } from '../../../platform/preferences.ts';
import { itemsOf } from '../../../shell/nav/menu/nodes.ts';
import { useMenu, useMenuTitle } from '../../../shell/nav/menu/use-menu.ts';
import { useInformationWords } from '../words.ts';

const Shortcut = styled(Link)(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: height(44),
  padding: '4px 12px',
  borderRadius: RADIUS.menu,
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  '& > svg': { color: theme.vars.palette.primary.main, flex: 'none' },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

/** The screens that this person opens often, in the order in which they chose them (B9-01). */
export function ShortcutsCard() {
  const t = useInformationWords();
  const title = useMenuTitle();
  const { nodes } = useMenu();
  const { value } = usePreference('shortcuts');
  const items = itemsOf(nodes);
  const chosen = value.flatMap((id) => items.filter((item) => item.id === id));
  if (chosen.length === 0) return <EmptyState icon="star" text={t('noShortcuts')} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {chosen.map(({ id, to, icon, title: key }) => (
        <li key={id}>
          <Shortcut to={to}>
            <Icon name={icon} />
            {title(key)}
          </Shortcut>
        </li>
      ))}
    </Box>
  );
}
