import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { RADIUS } from '../../../../ui/theme/tokens.ts';
import type { PlacedFinding } from '../summary/claim-findings.ts';
import { FindingLinks } from '../summary/FindingLinks.tsx';
import { useMineWords } from '../words.ts';

interface Props {
  readonly findings: readonly PlacedFinding[];
  readonly onGoTo: (finding: PlacedFinding['finding']) => void;
}

/** What stops the submission, each with a way to its cell. Takes the focus when it appears. */
export function BlockedBand({ findings, onGoTo }: Props) {
  const t = useMineWords();
  const band = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressed again, the band takes the focus again
  useEffect(() => band.current?.focus(), [findings]);
  return (
    <Box
      ref={band}
      role="alert"
      tabIndex={-1}
      sx={{
        p: 2,
        mt: 2,
        borderRadius: `${RADIUS.menu}px`,
        border: '2px solid',
        borderColor: 'error.main',
        bgcolor: 'errorGround',
      }}
    >
      <Typography variant="subtitle2" component="p">
        {t('submit.blocked', { count: findings.length })}
      </Typography>
      <FindingLinks findings={findings} onGoTo={onGoTo} />
    </Box>
  );
}
