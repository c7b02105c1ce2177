import Box from '@mui/material/Box';
import { useLanguage } from '../platform/words.ts';
import { Mark } from './Mark.tsx';

/** The mark with the product's name: 窓口, in English Madoguchi. */
export function Wordmark({ size = 28 }: { readonly size?: number }) {
  const language = useLanguage();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'text.primary' }}>
      <Mark size={size} />
      <Box
        component="span"
        sx={{
          fontSize: `${size * 0.7}px`,
          fontWeight: 600,
          letterSpacing: language === 'ja' ? '.08em' : 0,
          lineHeight: 1,
        }}
      >
        {language === 'ja' ? '窓口' : 'Madoguchi'}
      </Box>
    </Box>
  );
}
