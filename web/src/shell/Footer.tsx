import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { ThemeArea } from '../kit/theme/ThemeArea.tsx';
import { FRAME, height, LAYER } from '../kit/theme/tokens.ts';
import { screenPath } from '../platform/screen-path.ts';
import { useSession } from '../platform/session.ts';
import { ConnectionLight } from './ConnectionLight.tsx';
import { useFrameSettings } from './settings/use-frame-settings.ts';
import { useShellWords } from './words.ts';

const Line = styled('footer')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  boxSizing: 'border-box',
  minHeight: height(FRAME.footer),
  padding: '4px 24px',
  color: theme.vars.palette.text.secondary,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > .version': { marginInlineStart: 'auto', '& > a': { color: 'inherit' } },
  '@media print': { display: 'none' },
}));

/** From lg on a fixed footer stays in view. Below it scrolls, and a phone has its bar of places instead. */
const Place = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'none' },
  [theme.breakpoints.up('lg')]: { '&[data-fixed]': { position: 'sticky', bottom: 0, zIndex: LAYER.bar } },
}));

/** The company's copyright line, the running version, the connection (S6-04). */
export function Footer() {
  const t = useShellWords();
  const { company, version, today, user } = useSession();
  const { footer } = useFrameSettings().layout.config;
  if (!footer.display) return null;
  return (
    <Place data-fixed={footer.style === 'fixed' ? '' : undefined}>
      <ThemeArea area="footer">
        <Line>
          <span>{t('copyright', { year: today.slice(0, 4), company })}</span>
          <span className="version">
            {user ? (
              <Link to={screenPath('documentation.release-notes')}>{t('version', { version })}</Link>
            ) : (
              t('version', { version })
            )}
          </span>
          {user ? <ConnectionLight /> : null}
        </Line>
      </ThemeArea>
    </Place>
  );
}
