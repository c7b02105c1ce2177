import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Icon } from '../../kit/Icon.tsx';
import { RADIUS } from '../../kit/theme/tokens.ts';
import { openDialog } from '../../platform/dialog.ts';
import { useSession } from '../../platform/session.ts';
import { useShellWords } from '../words.ts';

const Mark = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.caption,
  minHeight: 24,
  padding: '0 8px',
  color: theme.vars.palette.text.secondary,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: RADIUS.chip,
  whiteSpace: 'nowrap',
  '& > .instead': { display: 'none' },
  // Where larger text leaves a phone's bar little room, the name of the screen has it.
  '@container (max-width: 22rem)': {
    padding: 0,
    minWidth: 24,
    '& > .whole': { display: 'none' },
    '& > .instead': { display: 'flex' },
  },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

/** Says discreetly, on each page, that this is the sample organisation, and when pressed what that means. */
export function SampleMark() {
  const t = useShellWords();
  const { sample } = useSession();
  if (!sample) return null;
  return (
    <Mark
      aria-haspopup="dialog"
      aria-label={t('sample')}
      onClick={() => openDialog({ title: t('sample'), content: t('sampleHint') })}
    >
      <span className="whole">{t('sample')}</span>
      <span className="instead">
        <Icon name="info" size={16} />
      </span>
    </Mark>
  );
}
