import type { DecisionFigures } from '@madoguchi/contract/purchase-requests/model.ts';
import Typography from '@mui/material/Typography';
import type * as z from 'zod';
import { formatNumber } from '../../../platform/formats.ts';
import { useDecisionWords } from './words.ts';

/** How long decisions take: the median of the last 90 days, over what the list shows. */
export function MedianNote({ figures }: { readonly figures: z.infer<typeof DecisionFigures> | undefined }) {
  const t = useDecisionWords();
  return (
    <Typography variant="body2" sx={{ flex: 'none', minHeight: '1lh', color: 'text.secondary' }}>
      {figures && sentence(figures)}
    </Typography>
  );

  function sentence({ medianHours, decided }: z.infer<typeof DecisionFigures>): string {
    if (medianHours === null) return t('median.none');
    return t('median.hours', { hours: formatNumber(Math.round(medianHours * 10) / 10), count: decided });
  }
}
