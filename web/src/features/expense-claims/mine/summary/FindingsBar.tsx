import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { useKeys } from '../../../../platform/keys/use-keys.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';
import { useSummary } from '../open-sheet/use-open-sheet.ts';
import { useMineWords } from '../words.ts';
import { type PlacedFinding, shownFindings } from './claim-findings.ts';
import { FindingLinks } from './FindingLinks.tsx';

interface Props {
  readonly sheet: OpenSheet;
  readonly onGoTo: (finding: PlacedFinding['finding']) => void;
}

/** 「エラー2件・注意3件」 above the lines; nothing where nothing is wrong. */
export function FindingsBar({ sheet, onGoTo }: Props) {
  const t = useMineWords();
  const { errorCount, warningCount } = useSummary(sheet);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const isEmpty = errorCount + warningCount === 0;
  const goToFirst = () => {
    const [first] = shownFindings(sheet.store);
    if (first !== undefined) onGoTo(first.finding);
  };
  // Within the grid the key walks on from its cell; from anywhere else it leads there.
  useKeys(t('keys.title'), isEmpty ? [] : [{ keys: 'F8', label: t('findings.next'), run: goToFirst }]);
  if (isEmpty) return null;
  return (
    <Box component="section" aria-label={t('findings.title')} sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {errorCount > 0 && (
          <Count icon="error" colour="error.main" words={t('findings.errors', { count: errorCount })} />
        )}
        {warningCount > 0 && (
          <Count icon="warning" colour="warning.main" words={t('findings.warnings', { count: warningCount })} />
        )}
        <Button size="small" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'findings.hide' : 'findings.show')}
        </Button>
        <Typography variant="caption" color="text.secondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {t('findings.keys')}
        </Typography>
      </Box>
      <Box id={listId}>{isOpen && <FindingLinks findings={shownFindings(sheet.store)} onGoTo={onGoTo} />}</Box>
    </Box>
  );
}

function Count({ icon, colour, words }: { icon: 'error' | 'warning'; colour: string; words: string }) {
  return (
    <Typography
      variant="subtitle2"
      component="p"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: colour }}
    >
      <Icon name={icon} size={16} />
      {words}
    </Typography>
  );
}
