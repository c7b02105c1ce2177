import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  readonly form: ReactNode;
  readonly aside?: ReactNode;
}

/** The form with what it is looked up by beside it; below it where room is short. */
export function EditLayout({ form, aside }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: aside ? 'minmax(0, 720px) minmax(320px, 1fr)' : 'minmax(0, 720px)',
        },
        alignItems: 'start',
      }}
    >
      {form}
      {aside ? <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>{aside}</Box> : null}
    </Box>
  );
}
