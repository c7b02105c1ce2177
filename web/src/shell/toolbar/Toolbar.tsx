import { styled } from '@mui/material/styles';
import { ThemeArea } from '../../kit/theme/ThemeArea.tsx';
import { FRAME, height, LAYER } from '../../kit/theme/tokens.ts';
import { useSession } from '../../platform/session.ts';
import { NavToggle } from '../nav/NavToggle.tsx';
import { useNavPlan } from '../nav/use-nav-plan.ts';
import { PaletteTool } from '../palette/PaletteTool.tsx';
import { useFrameSettings } from '../settings/use-frame-settings.ts';
import { LanguageMenu } from './language/LanguageMenu.tsx';
import { PersonTools } from './PersonTools.tsx';
import { SampleMark } from './SampleMark.tsx';
import { Trail } from './Trail.tsx';
import { FontSizeMenu } from './text-size/FontSizeMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

const Bar = styled('header')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  boxSizing: 'border-box',
  minHeight: height(FRAME.toolbar),
  padding: '0 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > .tools, & .not-on-phones': { display: 'flex', flex: 'none', alignItems: 'center', gap: 8 },
  '& > .tools': { marginLeft: 'auto' },
  // Where larger text or a row of shortcuts leaves the trail no room, words give way first, then the row. In rem, so that
  // it follows the size of text.
  '@container (max-width: 64rem)': { '& > .tools:has(.shortcuts) .word': { display: 'none' } },
  '@container (max-width: 52rem)': { '& .shortcuts, & .word': { display: 'none' } },
  [theme.breakpoints.down('sm')]: {
    gap: 4,
    minHeight: height(FRAME.toolbarPhone),
    padding: '0 4px',
    '& > .tools': { gap: 0 },
    // The phone's bar has room for where I am and who I am; the drawer's foot holds the rest.
    '& .not-on-phones': { display: 'none' },
  },
  '@media print': { display: 'none' },
}));

/** Until it is filled it says where one is. */
interface Props {
  readonly isFilled: boolean;
}

/** The bar above the content: where am I, and what is always at hand (S6-03). */
export function Toolbar({ isFilled }: Props) {
  const { navbar, toolbar } = useFrameSettings().layout.config;
  const { toggles } = useNavPlan();
  const { user } = useSession();
  if (!toolbar.display) return null;
  const toggle = toggles === null ? null : <NavToggle flag={toggles} />;
  return (
    <ThemeArea
      area="toolbar"
      style={toolbar.style === 'fixed' ? { position: 'sticky', top: 0, zIndex: LAYER.toolbar } : {}}
    >
      <Bar>
        {navbar.position === 'left' ? toggle : null}
        <Trail />
        {isFilled ? (
          <div className="tools">
            <PaletteTool />
            {user === null ? null : <PersonTools />}
            <SampleMark />
            <span className="not-on-phones">
              <FontSizeMenu />
              <LanguageMenu />
            </span>
            <UserMenu />
            {navbar.position === 'right' ? toggle : null}
          </div>
        ) : null}
      </Bar>
    </ThemeArea>
  );
}
