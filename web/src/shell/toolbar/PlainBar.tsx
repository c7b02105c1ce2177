import Box from '@mui/material/Box';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SampleMark } from './SampleMark.tsx';

/** Above the sign-in page, which has no menu: the language, and the mark of the sample organisation. */
export function PlainBar() {
  return (
    <Box
      component="header"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, p: { xs: 1, sm: 2 }, pb: 0 }}
    >
      <SampleMark />
      <LanguageMenu />
    </Box>
  );
}
