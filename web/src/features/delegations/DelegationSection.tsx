import type { DelegationView } from '@madoguchi/contract/delegations/model.ts';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DelegationRow } from './DelegationRow.tsx';
import type { Side } from './side.ts';
import { useDelegationWords } from './words.ts';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

interface Props {
  readonly side: Side;
  /** Absent while they are being read. */
  readonly delegations: readonly DelegationView[] | undefined;
}

/** The delegations that somebody gave, or those that they were given. */
export function DelegationSection({ side, delegations }: Props) {
  const t = useDelegationWords();
  const headingId = useId();
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={headingId} sx={{ mb: 1 }}>
        {t(side)}
      </Typography>
      {delegations === undefined && (
        <Skeleton variant="rounded" height={72} sx={{ animation: `${appear} 0s 150ms both` }} />
      )}
      {delegations?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t(`${side}.none`)}</Typography>}
      {delegations && delegations.length > 0 && (
        <Rows>
          {delegations.map((delegation) => (
            <DelegationRow key={delegation.id} side={side} delegation={delegation} />
          ))}
        </Rows>
      )}
    </Card>
  );
}
