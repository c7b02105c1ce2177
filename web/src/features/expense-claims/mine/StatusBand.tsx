import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '../../../kit/Icon.tsx';
import type { Hue } from '../../../kit/theme/palettes.ts';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { useMineWords } from './words.ts';

const Band = styled('section', { shouldForwardProp: (name) => name !== 'hue' })<{ hue: Hue }>(({ theme, hue }) => ({
  display: 'flex',
  gap: 8,
  padding: 16,
  marginTop: 16,
  borderRadius: RADIUS.menu,
  color: theme.vars.palette.status[hue].ink,
  backgroundColor: theme.vars.palette.status[hue].ground,
}));

/** The reviewer's comment, where the owner has to act on it or wants to know why. */
export function StatusBand({ claim }: { readonly claim: Claim }) {
  const t = useMineWords();
  const { status } = claim;
  if (status !== 'returned' && status !== 'rejected') return null;
  const decision = claim.decisions.findLast((one) => one.decision === status);
  if (!decision) return null;
  const isReturned = status === 'returned';
  return (
    <Band hue={isReturned ? 'orange' : 'crimson'} aria-label={t(`status.${status}`, { by: decision.by })}>
      <Icon name={status} />
      <Box>
        <Typography variant="subtitle2" component="h2">
          {t(`status.${status}`, { by: decision.by })}
        </Typography>
        <Typography color="text.primary" sx={{ whiteSpace: 'pre-wrap' }}>
          {decision.comment}
        </Typography>
        {isReturned && <Typography variant="body2">{t('status.returned.remedy')}</Typography>}
      </Box>
    </Band>
  );
}
