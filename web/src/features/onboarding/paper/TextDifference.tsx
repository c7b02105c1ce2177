import { markedDifference } from '@madoguchi/contract/onboarding/template-text.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useOnboardingWords } from '../words.ts';

interface Props {
  readonly before: string;
  readonly after: string;
}

/** The lines that went and came, marked by sign, word and line through: the colour says nothing alone. */
export function TextDifference({ before, after }: Props) {
  const t = useOnboardingWords();
  const lines = useMemo(
    () => markedDifference(before, after).filter(({ mark, text }) => mark !== 'same' && text.trim() !== ''),
    [before, after],
  );
  if (lines.length === 0) return <Typography>{t('noDifference')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {lines.map(({ mark, text }, index) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have nothing else to tell them apart
          key={index}
          sx={{ display: 'grid', gridTemplateColumns: '4em minmax(0, 1fr)', overflowWrap: 'anywhere' }}
        >
          <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
            {mark === 'added' ? `＋ ${t('added')}` : `− ${t('removed')}`}
          </Typography>
          {mark === 'added' ? <ins>{text}</ins> : <del>{text}</del>}
        </Box>
      ))}
    </Box>
  );
}
