import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSession } from '../../platform/session.ts';
import { useSessionWords } from './words.ts';

/** High enough for a finger. */
const SUMMARY = { cursor: 'pointer', typography: 'body1', py: '10px', my: '-10px' } as const;

/** Who gives accounts, what is recorded, and the address of this terminal as the server sees it (S1-01). */
export function Notice({ isFolded }: { readonly isFolded: boolean }) {
  const t = useSessionWords();
  const { address } = useSession();
  const rest = (
    <>
      <Typography variant="body1">{t('noticeRest')}</Typography>
      <Typography
        variant="caption"
        component="dl"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 1, mb: 0 }}
      >
        <dt>{t('address')}</dt>
        <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
          {address}
        </Box>
      </Typography>
    </>
  );
  if (!isFolded) {
    return (
      <>
        <Typography variant="body1">{t('noticeFirst')}</Typography>
        {rest}
      </>
    );
  }
  return (
    <Box component="details" sx={{ '& > summary': SUMMARY }}>
      <summary>{t('noticeFirst')}</summary>
      {rest}
    </Box>
  );
}
