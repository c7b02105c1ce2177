import Typography from '@mui/material/Typography';
import { formatYen } from '../../../../platform/formats.ts';
import { useRequestChecks } from '../checks/request-checks.ts';
import { useRequestWords } from '../words.ts';

/** Quantity times price, as the prices are meant; nothing before both are there. */
export function LineAmount({ index }: { readonly index: number }) {
  const t = useRequestWords();
  const { content } = useRequestChecks();
  const line = content.lines[index];
  if (line === undefined || line.quantity === null || line.unitPrice === null) return null;
  const amount = formatYen(line.quantity * line.unitPrice);
  return (
    <Typography variant="body2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t(content.pricesIncludeTax ? 'line.amount.with' : 'line.amount.without', { amount })}
    </Typography>
  );
}
