import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../../platform/session.ts';
import { RADIUS } from '../../../../ui/theme/tokens.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';
import { useSummary } from '../open-sheet/use-open-sheet.ts';
import { type PlacedFinding, readinessOf } from '../summary/claim-findings.ts';
import { FindingLinks } from '../summary/FindingLinks.tsx';
import { useMineWords } from '../words.ts';

interface Props {
  readonly sheet: OpenSheet;
  /** Counts the attempts: each takes the focus here. */
  readonly attempt: number;
  readonly onGoTo: (finding: PlacedFinding['finding']) => void;
}

/** What still stops the submission, each with a way to its cell; grows shorter as it is mended. */
export function BlockedBand({ sheet, attempt, onGoTo }: Props) {
  const t = useMineWords();
  const { today } = useSession();
  const band = useRef<HTMLDivElement>(null);
  // Every change of a line or of what the checks say of it renews the summary, and with it this list.
  useSummary(sheet);
  const findings = readinessOf(sheet.store, today).blockers;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus, also where the list is the same
  useEffect(() => band.current?.focus(), [attempt]);
  if (findings.length === 0) return null;
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
