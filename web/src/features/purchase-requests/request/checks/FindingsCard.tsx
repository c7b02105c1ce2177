import Typography from '@mui/material/Typography';
import { useRequestWords } from '../words.ts';
import { AsideCard } from './AsideCard.tsx';
import { FindingLinks } from './FindingLinks.tsx';
import { useRequestChecks } from './request-checks.ts';

/** Everything that the checks say, each with a way to its field. */
export function FindingsCard() {
  const t = useRequestWords();
  const { findings } = useRequestChecks();
  return (
    <AsideCard title={t('findings')}>
      {findings.length === 0 ? (
        <Typography variant="body2">{t('findings.none')}</Typography>
      ) : (
        <FindingLinks findings={findings} />
      )}
    </AsideCard>
  );
}
