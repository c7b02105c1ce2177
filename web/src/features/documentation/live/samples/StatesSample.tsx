import Box from '@mui/material/Box';
import { StatusChip } from '../../../../kit/StatusChip.tsx';
import { useSampleWords } from './words.ts';

export function StatesSample() {
  const t = useSampleWords();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <StatusChip label={t('states.draft')} icon="draft" hue="grey" weight="outline" />
      <StatusChip label={t('states.waiting')} icon="inReview" hue="blue" />
      <StatusChip label={t('states.yours')} icon="inReview" hue="blue" weight="solid" />
      <StatusChip label={t('states.approved')} icon="approved" hue="green" />
      <StatusChip label={t('states.returned')} icon="returned" hue="orange" />
      <StatusChip label={t('states.rejected')} icon="rejected" hue="crimson" />
    </Box>
  );
}
