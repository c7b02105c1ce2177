import { styled } from '@mui/material/styles';
import { Icon } from '../../../../ui/Icon.tsx';
import { RADIUS } from '../../../../ui/theme/tokens.ts';
import { useReviewWords } from '../words.ts';

const Band = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  borderRadius: RADIUS.menu,
  color: theme.vars.palette.status.orange.ink,
  backgroundColor: theme.vars.palette.status.orange.ground,
}));

/** How many warnings the requester explained when handing the claim in: where to look before deciding. */
export function WarningBand({ count }: { readonly count: number }) {
  const t = useReviewWords();
  return (
    <Band>
      <Icon name="warning" />
      <span>{t('claim.warned', { count })}</span>
    </Band>
  );
}
