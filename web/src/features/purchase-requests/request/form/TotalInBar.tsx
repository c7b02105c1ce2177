import Typography from '@mui/material/Typography';
import { formatYen } from '../../../../platform/formats.ts';
import { useRequestChecks } from '../checks/request-checks.ts';
import { useRequestWords } from '../words.ts';

/** The total beside the buttons: in view however long the form is. */
export function TotalInBar() {
  const t = useRequestWords();
  const { totals } = useRequestChecks();
  return (
    <Typography
      variant="subtitle2"
      component="p"
      sx={{ width: { xs: '100%', sm: 'auto' }, mr: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      {t('totals.bar', { total: formatYen(totals.gross) })}
    </Typography>
  );
}
