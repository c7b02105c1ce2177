import type { FaultReport } from '@madoguchi/contract/fault-reports/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatInstant } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useErrorWords } from '../words.ts';

/** One report: when, by whom, from which page, under which number, and what was said. */
export function ReportRow({ report }: { readonly report: FaultReport }) {
  const t = useErrorWords();
  const language = useLanguage();
  const { at, by, path, reference, errorName, said } = report;
  const facts = [formatInstant(at, language), by ?? t('reports.guest'), path, errorName].filter(
    (fact) => fact !== null,
  );
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Box component="code" sx={{ mr: 1, fontWeight: 600 }}>
          {reference}
        </Box>
        {facts.join(' · ')}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{said}</Typography>
    </Box>
  );
}
