import type { ItemNode } from '@madoguchi/contract/menu/nodes.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useMenuTitle } from '../nav/menu/use-menu.ts';

interface Props {
  readonly heading: string;
  readonly places: readonly ItemNode[];
}

/** As many beside each other as have room: whoever is lost sees them all at once. */
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(144px, 100%), 1fr))',
  columnGap: 3,
  maxWidth: 800,
} as const;

/** Ways on from a page that leads nowhere. */
export function PlaceLinks({ heading, places }: Props) {
  const title = useMenuTitle();
  if (places.length === 0) return null;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h2">{heading}</Typography>
      <Box component="ul" sx={{ ...COLUMNS, m: 0, mt: 1, paddingInlineStart: 3, '& li': { py: 0.5 } }}>
        {places.map((item) => (
          <li key={item.id}>
            <Link to={item.to}>{title(item.title)}</Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
