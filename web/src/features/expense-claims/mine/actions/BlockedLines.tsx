import Box from '@mui/material/Box';
import { BlockedBand } from '../../../../kit/BlockedBand.tsx';
import { useSession } from '../../../../platform/session.ts';
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

/** What still stops the submission, each with a way to its cell. */
export function BlockedLines({ sheet, attempt, onGoTo }: Props) {
  const t = useMineWords();
  const { today } = useSession();
  // Every change of a line or of what the checks say of it renews the summary, and with it this list.
  useSummary(sheet);
  const findings = readinessOf(sheet.store, today).blockers;
  if (findings.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <BlockedBand attempt={attempt} title={t('submit.blocked', { count: findings.length })}>
        <FindingLinks findings={findings} onGoTo={onGoTo} />
      </BlockedBand>
    </Box>
  );
}
