import type { Comparison } from '@madoguchi/contract/electronic-transactions/links.ts';
import { FIGURE_NAMES } from '@madoguchi/contract/electronic-transactions/names.ts';
import Typography from '@mui/material/Typography';
import { StatusChip } from '../../../kit/StatusChip.tsx';
import { formatYen } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useTransactionWords } from '../words.ts';

/** Says whether a paper agrees with what is recorded where it belongs, and by how much it differs (B5-05). */
export function Compared({ comparison }: { readonly comparison: Comparison | null }) {
  const t = useTransactionWords();
  const language = useLanguage();
  if (comparison === null)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('compared.not')}
      </Typography>
    );
  const { of, yen, difference } = comparison;
  const values = { what: FIGURE_NAMES[of][language], yen: formatYen(yen), by: formatYen(Math.abs(difference)) };
  const agrees = difference === 0;
  const sentence = agrees ? 'compared.agrees' : difference > 0 ? 'compared.more' : 'compared.less';
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <StatusChip
        icon={agrees ? 'success' : 'warning'}
        hue={agrees ? 'green' : 'orange'}
        weight="outline"
        label={t(agrees ? 'agrees' : 'differs')}
      />
      <span>{t(sentence, values)}</span>
    </Typography>
  );
}
