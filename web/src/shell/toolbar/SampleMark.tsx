import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { openDialog } from '../../platform/dialog.ts';
import { useSession } from '../../platform/session.ts';
import { RADIUS } from '../../ui/theme/tokens.ts';
import { useShellWords } from '../words.ts';

const Mark = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.caption,
  minHeight: 24,
  padding: '0 8px',
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: RADIUS.chip,
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

/** Says discreetly, on each page, that this is the sample organisation, and when pressed what that means. */
export function SampleMark() {
  const t = useShellWords();
  const { sample } = useSession();
  if (!sample) return null;
  return (
    <Mark aria-haspopup="dialog" onClick={() => openDialog({ title: t('sample'), content: t('sampleHint') })}>
      {t('sample')}
    </Mark>
  );
}
