import Box from '@mui/material/Box';
import { useSession } from '../../platform/session.ts';
import { RADIUS } from '../../ui/theme/tokens.ts';
import { useShellWords } from '../words.ts';

/** Says discreetly, on each page, that this is the sample organisation. */
export function SampleMark() {
  const t = useShellWords();
  const { sample } = useSession();
  if (!sample) return null;
  return (
    <Box
      component="span"
      title={t('sampleHint')}
      sx={{
        typography: 'caption',
        px: 1,
        color: 'text.secondary',
        border: '1px solid',
        borderColor: 'control',
        borderRadius: `${RADIUS.chip}px`,
        whiteSpace: 'nowrap',
      }}
    >
      {t('sample')}
    </Box>
  );
}
