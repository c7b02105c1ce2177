import { findingSentence } from '@madoguchi/contract/expense-claims/finding-sentence.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Icon } from '../../../../kit/Icon.tsx';
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
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 240, overflowY: 'auto' }}>
      {findings.map(({ finding, lineNumber }) => {
        const isError = finding.severity === 'error';
        const place = lineNumber === null ? t('findings.claim') : t('findings.line', { line: lineNumber });
        return (
          <Box
            component="li"
            key={`${finding.lineId} ${finding.field} ${finding.code}`}
            sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 0.5 }}
          >
            <Box sx={{ color: isError ? 'error.main' : 'warning.main', display: 'flex', pt: 0.25 }}>
              <Icon
                name={isError ? 'error' : 'warning'}
                size={16}
                label={t(isError ? 'finding.error' : 'finding.warning')}
              />
            </Box>
            <Typography variant="body2">
              {finding.lineId === null ? (
                <strong>{place}</strong>
              ) : (
                <Link component="button" type="button" variant="body2" sx={{ mr: 0.5 }} onClick={() => onGoTo(finding)}>
                  {place}
                </Link>
              )}{' '}
              {findingSentence(finding, language)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
