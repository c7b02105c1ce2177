import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../../Icon.tsx';

/** A file's row: name, size, what is to be said of it, and what can be done with it. */
export function FileRow(props: { name: ReactNode; size: string; action: ReactNode; children?: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, py: 0.5 }}>
      <Icon name="receipt" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {props.name}{' '}
          <Typography component="span" variant="caption" color="text.secondary">
            {props.size}
          </Typography>
        </Typography>
        {props.children}
      </Box>
      {props.action}
    </Box>
  );
}
