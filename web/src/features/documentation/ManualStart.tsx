import { helpOf } from '@madoguchi/contract/documentation/help.ts';
import { MANUAL_GROUPS, type ManualGroup, manualPage } from '@madoguchi/contract/documentation/pages.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, Navigate, useSearch } from '@tanstack/react-router';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useLanguage } from '../../platform/words.ts';
import { ManualFrame, usePages } from './read/ManualFrame.tsx';
import { useManualWords } from './words.ts';

/** `/documentation`: every page that the person has. With `?screen=` it leads on to what the manual says of that screen. */
export function ManualStart() {
  const t = useManualWords();
  const title = useScreenTitle();
  const { screen } = useSearch({ strict: false }) as { readonly screen?: string };
  const [page, hash] = (screen === undefined ? null : helpOf(screen))?.split('#') ?? [];
  const path = page === undefined ? undefined : manualPage(page)?.path;
  if (path !== undefined) return <Navigate to={path} {...(hash === undefined ? {} : { hash })} replace />;
  return (
    <ManualFrame title={title('documentation')} current={null} lead={t('lead')}>
      <AllPages />
    </ManualFrame>
  );
}

function AllPages() {
  const language = useLanguage();
  const pages = usePages();
  const groups = Object.keys(MANUAL_GROUPS) as ManualGroup[];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))', gap: 3 }}>
      {groups
        .filter((group) => pages.some((page) => page.group === group))
        .map((group) => (
          <section key={group}>
            <Typography variant="h2" sx={{ mb: 1 }}>
              {MANUAL_GROUPS[group][language]}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& a': { display: 'inline-block', py: 0.75 } }}>
              {pages
                .filter((page) => page.group === group)
                .map(({ id, path, title }) => (
                  <li key={id}>
                    <Link to={path}>{title[language]}</Link>
                  </li>
                ))}
            </Box>
          </section>
        ))}
    </Box>
  );
}
