import type { ClaimDecision } from '@madoguchi/contract/expense-claims/model.ts';
import { styled } from '@mui/material/styles';
import { formatTime } from '../../../../platform/formats.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { RADIUS } from '../../../../ui/theme/tokens.ts';
import { useReviewWords } from '../words.ts';

const Band = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginTop: 12,
  padding: '8px 12px',
  borderRadius: RADIUS.menu,
  color: theme.vars.palette.status.blue.ink,
  backgroundColor: theme.vars.palette.status.blue.ground,
}));

/** Somebody else did something to the claim while it was being read: what, who and when. */
export function NewsBand({ news }: { readonly news: ClaimDecision | null }) {
  const t = useReviewWords();
  return (
    <div role="status">
      {news && (
        <Band>
          <Icon name="info" />
          <span>{t(`news.${news.decision}`, { time: formatTime(news.at), name: news.by })}</span>
        </Band>
      )}
    </div>
  );
}
