import { styled } from '@mui/material/styles';
import { LAYER, SHADOW } from '../kit/theme/tokens.ts';
import { CONTENT_ID } from './keys/content-id.ts';
import { useShellWords } from './words.ts';

const Hidden = styled('a')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: LAYER.skipLink,
  padding: '8px 16px',
  borderRadius: 8,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: SHADOW.panel,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden', padding: 0 },
}));

/** The first stop of every page: past menu and toolbar, to the content. */
export function SkipLink() {
  const t = useShellWords();
  return (
    <Hidden
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      {t('skip')}
    </Hidden>
  );
}
