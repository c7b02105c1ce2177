import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CONTROL, height } from '../../../../kit/theme/tokens.ts';
import { useRequestWords } from '../words.ts';
import { RouteInLine } from './RouteInLine.tsx';
import { useRequestChecks } from './request-checks.ts';

/** Where nothing stands beside the form: before its fields, who would decide in a line, the rest to be unfolded. */
export function FoldedChecks({ children }: { readonly children: ReactNode }) {
  const t = useRequestWords();
  const { findings } = useRequestChecks();
  return (
    <Box component="details" sx={{ minWidth: 0 }}>
      <Card component="summary" sx={{ px: 2, py: 1, minHeight: height(CONTROL.touch), cursor: 'pointer' }}>
        <Typography variant="subtitle2" component="span">
          {t('aside')}
        </Typography>
        <Typography variant="body2" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          <RouteInLine />
          {findings.length === 0 ? null : ` · ${t('aside.findings', { count: findings.length })}`}
        </Typography>
      </Card>
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>{children}</Box>
    </Box>
  );
}
