import { findingSentence } from '@madoguchi/contract/expense-claims/finding-sentence.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Findings } from '../../../../kit/record/Findings.tsx';
import { useLanguage } from '../../../../platform/words.ts';
import { useMineWords } from '../words.ts';
import type { PlacedFinding } from './claim-findings.ts';

interface Props {
  readonly findings: readonly PlacedFinding[];
  readonly onGoTo: (finding: PlacedFinding['finding']) => void;
}

/** Each finding as a sentence, with a button that leads to its cell. */
export function FindingLinks({ findings, onGoTo }: Props) {
  const t = useMineWords();
  const language = useLanguage();
  const saidOf = ({ finding, lineNumber }: PlacedFinding) => {
    const place = lineNumber === null ? t('findings.claim') : t('findings.line', { line: lineNumber });
    return (
      <Typography variant="body2">
        {finding.lineId === null ? (
          <strong>{place}</strong>
        ) : (
          <Link
            component="button"
            type="button"
            variant="body2"
            sx={{ marginInlineEnd: 0.5 }}
            onClick={() => onGoTo(finding)}
          >
            {place}
          </Link>
        )}{' '}
        {findingSentence(finding, language)}
      </Typography>
    );
  };
  return (
    <Findings
      maxHeightPx={240}
      findings={findings.map((placed) => {
        const { lineId, field, code, severity } = placed.finding;
        return { key: `${lineId} ${field} ${code}`, severity, said: saidOf(placed) };
      })}
    />
  );
}
