import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { itemsOf } from '../nav/menu/nodes.ts';
import { useMenu, useMenuTitle } from '../nav/menu/use-menu.ts';
import { useShellWords } from '../words.ts';

/** Links to what this visitor may open: ways back from a page that leads nowhere. */
export function NearbyPlaces() {
  const t = useShellWords();
  const title = useMenuTitle();
  const { nodes } = useMenu();
  return (
    <>
      <Typography variant="h2">{t('nearby')}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 3, '& li': { py: 0.5 } }}>
        {itemsOf(nodes).map((item) => (
          <li key={item.id}>
            <Link to={item.to}>{title(item.title)}</Link>
          </li>
        ))}
      </Box>
    </>
  );
}
