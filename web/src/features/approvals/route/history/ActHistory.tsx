import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Rail } from '../Rail.tsx';
import { useRouteWords } from '../words.ts';
import { ActItem } from './ActItem.tsx';

const SHOWN_AT_FIRST = 3;

/** Every act of all submissions, newest first: who, when, for whom, why. */
export function ActHistory({ approval: { acts, round } }: { readonly approval: Pick<ApprovalView, 'acts' | 'round'> }) {
  const t = useRouteWords();
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const newestFirst = acts.toReversed();
  const shown = showsAll ? newestFirst : newestFirst.slice(0, SHOWN_AT_FIRST);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography variant="h3" component="h2" id={headingId} sx={{ mb: 2 }}>
        {t('history')}
      </Typography>
      <Rail>
        {shown.map((act) => (
          <ActItem key={act.id} act={act} isOfSeveral={round > 1} />
        ))}
      </Rail>
      {shown.length < acts.length && (
        <Button size="small" onClick={() => setShowsAll(true)} sx={{ mt: 1 }}>
          {t('all', { count: acts.length })}
        </Button>
      )}
    </Box>
  );
}
