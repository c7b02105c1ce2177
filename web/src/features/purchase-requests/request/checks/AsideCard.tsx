import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** What stands beside the form: read, not filled in. */
export function AsideCard({ title, isBusy = false, children }: Props) {
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId} aria-busy={isBusy} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h2" id={headingId}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
