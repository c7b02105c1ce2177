import { GUEST } from '@madoguchi/contract/access.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../platform/session.ts';
import { menuOf } from '../nav/menu.ts';
import { useScreenWords } from '../screen-words.ts';
import { useShellWords } from '../words.ts';

/** Links to what this visitor may open: ways back from a page that leads nowhere. */
export function NearbyPlaces() {
  const t = useShellWords();
  const title = useScreenWords();
  const { user, today } = useSession();
  const groups = menuOf(user === null ? GUEST : { roles: user.role }, monthOf(today));
  return (
    <>
      <Typography variant="h2">{t('nearby')}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 3, '& li': { py: 0.5 } }}>
        {groups
          .flatMap(({ entries }) => entries)
          .map((entry) => (
            <li key={entry.id}>
              <Link to={entry.to}>{title(entry.title)}</Link>
            </li>
          ))}
      </Box>
    </>
  );
}
