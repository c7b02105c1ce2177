import { MANUAL_GROUPS, type ManualGroup, type ManualPage } from '@madoguchi/contract/documentation/pages.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { TOUCH } from '../../../kit/theme/tokens.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useManualWords } from '../words.ts';

const Menu = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  '& h2': {
    ...theme.typography.caption,
    fontWeight: 600,
    margin: '16px 0 4px',
    color: theme.vars.palette.text.secondary,
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a': {
    display: 'block',
    padding: '6px 8px',
    borderRadius: 4,
    color: 'inherit',
    textDecoration: 'none',
    [TOUCH]: { padding: '12px 8px' },
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&[aria-current=page]': {
      fontWeight: 600,
      backgroundColor: theme.vars.palette.action.selected,
      boxShadow: `inset 2px 0 ${theme.vars.palette.primary.main}`,
    },
  },
}));

interface Props {
  readonly pages: readonly ManualPage[];
  readonly current: string | null;
}

/** The contents of the manual by groups: beside the page on a desk, folded above it where there is no room. */
export function SideMenu({ pages, current }: Props) {
  const t = useManualWords();
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  return (
    <Box>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={menuId}
        startIcon={<Icon name="menu" />}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { xs: 'flex', md: 'none' }, width: '100%' }}
      >
        {t('showPages')}
      </Button>
      <Menu id={menuId} aria-label={t('pages')} sx={{ display: { xs: isOpen ? 'block' : 'none', md: 'block' } }}>
        <PageLists pages={pages} current={current} onChosen={() => setOpen(false)} />
      </Menu>
    </Box>
  );
}

/** The pages by their groups. */
function PageLists({ pages, current, onChosen }: Props & { readonly onChosen: () => void }) {
  const language = useLanguage();
  const groups = (Object.keys(MANUAL_GROUPS) as ManualGroup[]).map((group) => ({
    group,
    pages: pages.filter((page) => page.group === group),
  }));
  return groups
    .filter((one) => one.pages.length > 0)
    .map((one) => (
      <section key={one.group}>
        <h2>{MANUAL_GROUPS[one.group][language]}</h2>
        <ul>
          {one.pages.map(({ id, path, title }) => (
            <li key={id}>
              <Link to={path} aria-current={id === current ? 'page' : undefined} onClick={onChosen}>
                {title[language]}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ));
}
