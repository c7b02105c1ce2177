import { CATEGORY_COLOURS, CATEGORY_NAMES, type CourseCategory } from '@madoguchi/contract/academy/choices.ts';
import Box from '@mui/material/Box';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { useLanguage } from '../../../platform/words.ts';

/** A category in its colour, white on it. */
export function CategoryChip({ category }: { readonly category: CourseCategory }) {
  const language = useLanguage();
  return (
    <Box
      component="span"
      sx={{
        typography: 'body2',
        px: 1,
        py: 0.25,
        borderRadius: `${RADIUS.chip}px`,
        color: '#FFFFFF',
        bgcolor: CATEGORY_COLOURS[category],
      }}
    >
      {CATEGORY_NAMES[category][language]}
    </Box>
  );
}
