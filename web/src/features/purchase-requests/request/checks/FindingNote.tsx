import { purchaseFindingSentence } from '@madoguchi/contract/purchase-requests/finding-sentence.ts';
import type { PurchaseFinding } from '@madoguchi/contract/purchase-requests/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '../../../../kit/Icon.tsx';
import type { IconName } from '../../../../kit/icons/icon-paths.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { usePurchaseWords } from '../../words.ts';

/** One finding: its kind as icon and word, and its sentence. */
export function FindingNote({ finding }: { readonly finding: Pick<PurchaseFinding, 'code' | 'values' | 'severity'> }) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const { icon, colour } = FINDING_LOOKS[finding.severity];
  return (
    <Typography variant="body2" component="p" sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', py: 0.25 }}>
      <Box component="span" sx={{ display: 'flex', pt: 0.25, color: colour }}>
        <Icon name={icon} size={16} label={t(`finding.${finding.severity}`)} />
      </Box>
      <Box component="span" sx={finding.severity === 'error' ? { color: colour } : {}}>
        {purchaseFindingSentence(finding, language)}
      </Box>
    </Typography>
  );
}

interface FindingLook {
  readonly icon: IconName;
  readonly colour: string;
}

export const FINDING_LOOKS: Readonly<Record<PurchaseFinding['severity'], FindingLook>> = {
  error: { icon: 'error', colour: 'error.main' },
  warning: { icon: 'warning', colour: 'warning.main' },
  hint: { icon: 'info', colour: 'text.secondary' },
};
