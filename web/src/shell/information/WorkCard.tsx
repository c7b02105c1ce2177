import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons/icon-paths.ts';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

/** One thing to do, with the link that opens it. */
export function WorkCard({ icon, title, text, action, to }: Props) {
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography variant="h3" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ display: 'flex', color: 'primary.main' }}>
          <Icon name={icon} />
        </Box>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <Link to={to} style={{ marginTop: 'auto', alignSelf: 'flex-start', padding: '4px 0' }}>
        {action}
      </Link>
    </Card>
  );
}
