import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Severity, SeverityIcon } from './SeverityIcon.tsx';

interface Props {
  /** The sentence of each, with the link to its field. */
  readonly findings: readonly { readonly key: string; readonly severity: Severity; readonly said: ReactNode }[];
  /** A longer list scrolls by itself. */
  readonly maxHeightPx?: number;
}

/** The findings of a record, in the given order. */
export function Findings({ findings, maxHeightPx }: Props) {
  const scroll = maxHeightPx === undefined ? {} : { maxHeight: maxHeightPx, overflowY: 'auto' };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, ...scroll }}>
      {findings.map(({ key, severity, said }) => (
        <Box component="li" key={key} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 0.5 }}>
          <SeverityIcon severity={severity} />
          {said}
        </Box>
      ))}
    </Box>
  );
}
