import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** At the right end of the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the panel, under its heading. */
export function Part({ title, lead, action, children }: Props) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Typography id={titleId} variant="h2" sx={{ marginInlineEnd: 'auto' }}>
          {title}
        </Typography>
        {action}
      </Box>
      {lead === undefined ? null : (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', maxWidth: 720 }}>
          {lead}
        </Typography>
      )}
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Card>
  );
}
