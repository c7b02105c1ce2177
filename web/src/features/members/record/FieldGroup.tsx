import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that belong together, on a card of their own. */
export function FieldGroup({ title, children }: Props) {
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Card>
  );
}
