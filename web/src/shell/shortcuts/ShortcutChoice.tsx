import { itemsOf } from '@madoguchi/contract/menu/nodes.ts';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { usePreference } from '../../platform/preferences.ts';
import { matching } from '../nav/menu/matching.ts';
import { useMenu, useMenuTitle } from '../nav/menu/use-menu.ts';
import { turned } from './chosen.ts';
import { useShortcutWords } from './words.ts';

const Inside = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: 340,
  maxWidth: '100%',
  padding: 16,
  '& ul': { listStyle: 'none', margin: '8px -16px -8px', padding: 0 },
  '& li': { ...theme.typography.body2, display: 'flex', alignItems: 'center', gap: 8, padding: '0 8px 0 16px' },
  '& li > a': {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: 12,
    minWidth: 0,
    minHeight: 40,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& .is-on': { color: theme.vars.palette.primary.main },
  '& p': { ...theme.typography.body2, margin: '16px 0 0', color: theme.vars.palette.text.secondary },
}));

interface Props {
  readonly autoFocus: boolean;
  /** A screen is opened from here. */
  readonly onOpen?: () => void;
}

/** Every screen of the person's menu, to open, and to put into the toolbar or take out of it. */
export function ShortcutChoice({ autoFocus, onOpen }: Props) {
  const t = useShortcutWords();
  const title = useMenuTitle();
  const items = itemsOf(useMenu().nodes);
  const { value, save } = usePreference('shortcuts');
  const [typed, setTyped] = useState('');
  const found = matching(items, typed, (item) => title(item.title));
  return (
    <Inside>
      <TextField
        autoFocus={autoFocus}
        type="search"
        label={t('search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div aria-live="polite">{found.length === 0 ? <p>{t('none')}</p> : null}</div>
      <ul>
        {found.map((item) => {
          const screen = title(item.title);
          const isOn = value.includes(item.id);
          return (
            <li key={item.id}>
              <Link to={item.to} {...(onOpen === undefined ? {} : { onClick: onOpen })}>
                <Icon name={item.icon} />
                {screen}
              </Link>
              <IconButton
                aria-label={t(isOn ? 'remove' : 'add', { screen })}
                className={isOn ? 'is-on' : undefined}
                onClick={() => void save(turned(value, item.id))}
              >
                <Icon name={isOn ? 'starOn' : 'star'} />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </Inside>
  );
}
