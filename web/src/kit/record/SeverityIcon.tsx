import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';
import Box from '@mui/material/Box';
import { Icon } from '../Icon.tsx';
import { useRecordWords } from './words.ts';

export type Severity = 'error' | 'warning' | 'hint';

const LOOKS: Readonly<Record<Severity, { readonly icon: IconName; readonly colour: string }>> = {
  error: { icon: 'error', colour: 'error.main' },
  warning: { icon: 'warning', colour: 'warning.main' },
  hint: { icon: 'info', colour: 'text.secondary' },
};

/** How much a finding weighs, in shape, hue and word, before its first line. */
export function SeverityIcon({ severity }: { readonly severity: Severity }) {
  const t = useRecordWords();
  const { icon, colour } = LOOKS[severity];
  return (
    <Box component="span" sx={{ color: colour, display: 'flex', pt: 0.25 }}>
      <Icon name={icon} size={16} label={t(`finding.${severity}`)} />
    </Box>
  );
}
