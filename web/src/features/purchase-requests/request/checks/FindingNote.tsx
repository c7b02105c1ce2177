import type { PurchaseFinding } from '@madoguchi/contract/purchase-requests/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SeverityIcon } from '../../../../kit/record/SeverityIcon.tsx';
import { FindingSentence } from '../../read/FindingSentence.tsx';

/** One finding: its kind as icon and word, and its sentence. */
export function FindingNote({ finding }: { readonly finding: Pick<PurchaseFinding, 'code' | 'values' | 'severity'> }) {
  const { severity } = finding;
  return (
    <Typography variant="body2" component="p" sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', py: 0.25 }}>
      <SeverityIcon severity={severity} />
      <Box component="span" sx={severity === 'error' ? { color: 'error.main' } : {}}>
        <FindingSentence finding={finding} />
      </Box>
    </Typography>
  );
}
