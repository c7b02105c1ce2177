import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { formatYen } from '../../../../../platform/formats.ts';
import { LAYER, SHADOW } from '../../../../../ui/theme/tokens.ts';
import { useReviewWords } from '../../words.ts';
import { DecisionButton } from './DecisionButton.tsx';
import { MoreDecisions } from './MoreDecisions.tsx';
import { type OfferedAction, primaryAction, type ReviewAction } from './offered-actions.ts';

interface Props {
  readonly claim: Claim;
  readonly offered: readonly OfferedAction[];
  readonly working: ReviewAction | null;
  readonly onAction: (action: ReviewAction) => void;
}

/** Amount and name left, the decisions right; on a phone two of them, the others under ⋯. */
export function DecisionBar({ claim, offered, working, onAction }: Props) {
  const t = useReviewWords();
  const reasonId = useId();
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const primary = primaryAction(offered);
  const isRefused = offered.some(({ refusal }) => refusal !== null);
  const shown = isNarrow ? offered.filter(({ action }) => action === 'return' || action === primary) : offered;
  const rest = offered.filter((one) => !shown.includes(one));
  return (
    <Box
      role="group"
      aria-label={t('bar.label')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: LAYER.bar,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 64,
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        boxShadow: SHADOW.bar,
      }}
    >
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography component="p" variant="subtitle1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatYen(claim.totalYen)}
          <Typography component="span" variant="body2" lang="ja" sx={{ ml: 1, color: 'text.secondary' }}>
            {claim.employeeName}
          </Typography>
        </Typography>
        <BarNote claim={claim} isRefused={isRefused} id={reasonId} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          flex: isNarrow ? '1 1 100%' : undefined,
          '& > .MuiButton-root': { flex: isNarrow ? 1 : undefined },
        }}
      >
        {rest.length > 0 && <MoreDecisions offered={rest} isWorking={working !== null} onAction={onAction} />}
        {shown.map(({ action, refusal }) => (
          <DecisionButton
            key={action}
            variant={action === primary ? 'contained' : 'outlined'}
            color={action === 'reject' ? 'error' : 'primary'}
            isWorking={working === action}
            isOff={refusal !== null || (working !== null && working !== action)}
            reasonId={refusal === null ? undefined : reasonId}
            onPress={() => onAction(action)}
          >
            {t(`action.${action}`)}
          </DecisionButton>
        ))}
      </Box>
    </Box>
  );
}

/** Why nothing can be decided here, where that is so. */
function BarNote({
  claim,
  isRefused,
  id,
}: {
  readonly claim: Claim;
  readonly isRefused: boolean;
  readonly id: string;
}) {
  const t = useReviewWords();
  const note = isRefused ? t('bar.own') : noteOf(claim);
  return (
    note && (
      <Typography id={id} component="p" variant="caption" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    )
  );

  function noteOf({ status }: Claim): string | null {
    if (status === 'returned') return t('bar.with-requester');
    return status === 'confirmed' || status === 'rejected' ? t('bar.done') : null;
  }
}
