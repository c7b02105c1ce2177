import Typography from '@mui/material/Typography';
import { Icon } from '../../Icon.tsx';

/** A file's fault, shown beside it. */
export function FileNote({ icon, text }: { icon: 'error' | 'warning'; text: string }) {
  return (
    <Typography
      variant="caption"
      role={icon === 'error' ? 'alert' : undefined}
      sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: `${icon}.main` }}
    >
      <Icon name={icon} size={16} />
      {text}
    </Typography>
  );
}
