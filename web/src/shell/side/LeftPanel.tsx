import { itemsOf } from '@madoguchi/contract/menu/nodes.ts';
import { ITSELF } from '@madoguchi/contract/menu/place.ts';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../kit/Icon.tsx';
import { CONTROL, height, RADIUS } from '../../kit/theme/tokens.ts';
import { usePreference } from '../../platform/preferences.ts';
import { useMenu, useMenuTitle } from '../nav/menu/use-menu.ts';
import { chosenOf } from '../shortcuts/chosen.ts';
import { useShortcutWords } from '../shortcuts/words.ts';
import { PanelHead } from './PanelHead.tsx';

const Places = styled('div')(({ theme }) => ({
  padding: 8,
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 },
  '& a': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: height(CONTROL.standard),
    padding: '4px 8px',
    borderRadius: RADIUS.menu,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '& svg': { flex: 'none' },
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&[aria-current]': { fontWeight: 600, color: theme.vars.palette.primary.main },
  },
}));

/** よく使う画面: all of those that the person chose, more than the toolbar has room for (P9). */
export function LeftPanel() {
  const t = useShortcutWords();
  const title = useMenuTitle();
  const { nodes, currentId } = useMenu();
  const { value } = usePreference('shortcuts');
  return (
    <>
      <PanelHead side="left" title={t('name')} />
      <Places>
        <ul>
          {chosenOf(itemsOf(nodes), value).map((item) => (
            <li key={item.id}>
              <Link to={item.to} activeOptions={ITSELF} aria-current={item.id === currentId ? 'page' : undefined}>
                <Icon name={item.icon} />
                {title(item.title)}
              </Link>
            </li>
          ))}
        </ul>
      </Places>
    </>
  );
}
