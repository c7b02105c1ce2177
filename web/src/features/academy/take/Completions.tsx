import type { TakenCourse } from '@madoguchi/contract/academy/model.ts';
import { printCertificate } from '@madoguchi/contract/academy/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PaperButton } from '../../../kit/paper/PaperButton.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAcademyWords } from '../words.ts';

/** The completions of the course by its person, each with its certificate; nothing before the first. */
export function Completions({ course: { completed } }: { readonly course: TakenCourse }) {
  const t = useAcademyWords();
  const language = useLanguage();
  if (completed.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 4 }} aria-label={t('completions')}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('completions')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {completed.map(({ id, completedAt, edition, fiscalYear, daysLate }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography>
              {t('completion', { moment: formatInstant(completedAt, language), edition, year: fiscalYear })}
              {daysLate > 0 ? ` ${t('late', { count: daysLate })}` : ''}
            </Typography>
            <PaperButton
              size="small"
              operation={printCertificate}
              input={{ id }}
              title={t('certificate')}
              label={t('certificate')}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
