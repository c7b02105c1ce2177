import { styled } from '@mui/material/styles';
import { ThemeArea } from '../../../kit/theme/ThemeArea.tsx';
import { useSession } from '../../../platform/session.ts';
import { ConnectionLight } from '../../ConnectionLight.tsx';
import { PanelOpeners } from '../../settings/PanelOpeners.tsx';
import { LanguageMenu } from '../../toolbar/language/LanguageMenu.tsx';
import { FontSizeMenu } from '../../toolbar/text-size/FontSizeMenu.tsx';
import { useShellWords } from '../../words.ts';

const Place = styled('div')(({ theme }) => ({
  display: 'none',
  padding: '8px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { display: 'block' },
  // One row of all four: the pictures of the first and the last stand near the edges.
  '& > .tools': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', margin: '0 -8px' },
  '& .word': { display: 'inline !important' },
  '& > .facts': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    paddingTop: 8,
    color: theme.vars.palette.text.secondary,
  },
}));

/** On a phone, what toolbar and footer have no room for: size of text, language, copyright, version, connection. */
export function DrawerFoot() {
  const t = useShellWords();
  const { company, version, today, user } = useSession();
  return (
    <ThemeArea area="navbar">
      <Place>
        <div className="tools">
          <FontSizeMenu />
          <LanguageMenu />
          <PanelOpeners />
        </div>
        <div className="facts">
          <span>{t('copyright', { year: today.slice(0, 4), company })}</span>
          <span>{t('version', { version })}</span>
          {user ? <ConnectionLight /> : null}
        </div>
      </Place>
    </ThemeArea>
  );
}
