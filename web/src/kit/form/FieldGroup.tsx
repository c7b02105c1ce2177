import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TOUCH } from '../theme/tokens.ts';

const LEAD = { wordBreak: 'auto-phrase', color: 'text.secondary' } as const;

interface Props {
  readonly title: string;
  /** A sentence for all of them. */
  readonly lead?: string | undefined;
  /** The keyboard hint; none where there is none. */
  readonly keys?: string | undefined;
  readonly children: ReactNode;
}

/** Fields that belong together, on a card of their own. */
export function FieldGroup({ title, lead, keys, children }: Props) {
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: { xs: 2, sm: 3 } }}>
      <div>
        <Typography variant="h2">{title}</Typography>
        {lead === undefined ? null : (
          <Typography variant="caption" component="p" sx={LEAD}>
            {lead}
          </Typography>
        )}
        {keys === undefined ? null : (
          <Typography variant="caption" component="p" sx={{ ...LEAD, [TOUCH]: { display: 'none' } }}>
            {keys}
          </Typography>
        )}
      </div>
      {children}
    </Card>
  );
}
