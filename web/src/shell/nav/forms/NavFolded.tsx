import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Icon } from '../../../kit/Icon.tsx';
import { FRAME, SHADOW } from '../../../kit/theme/tokens.ts';
import { showAsDefault } from '../../../platform/frame-settings.ts';
import { useObservable } from '../../../platform/observable.ts';
import { usePreference } from '../../../platform/preferences.ts';
import { useFrameSettings } from '../../settings/use-frame-settings.ts';
import { moveNav, navState } from '../nav-state.ts';
import { useHoverOpen } from '../use-hover-open.ts';
import { useNavWords } from '../words.ts';
import { NavBar } from './NavBar.tsx';

/** True when the navbar is folded, and how to keep it otherwise: a setting of the frame, shown at once. */
function useFolded(): { readonly isFolded: boolean; readonly keepFolded: (folded: boolean) => void } {
  const { save } = usePreference('frame');
  return {
    isFolded: useFrameSettings().layout.config.navbar.folded,
    keepFolded: (folded) => void save(showAsDefault({ layout: { config: { navbar: { folded } } } })),
  };
}

/** As wide as its rail, or over the content as wide as a bar. */
const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  overflow: 'hidden',
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  // The icons stand in the middle of the rail, and stay there when it unfolds.
  '--nav-inset': `${(FRAME.navRail - 20) / 2}px`,
  '[data-position=right] > &': {
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    borderInlineEnd: 0,
    borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** style-2: icons only; while pointer or focus is in it, it opens over the content. Its button keeps it open. */
export function NavFolded() {
  const t = useNavWords();
  const { isFolded, keepFolded } = useFolded();
  const { foldedOpen } = useObservable(navState);
  const hover = useHoverOpen({
    open: () => moveNav('foldedOpen', 'open'),
    close: () => moveNav('foldedOpen', 'close'),
  });
  const isRail = isFolded && !foldedOpen;
  return (
    <Bar
      {...hover}
      onKeyDown={({ key }) => {
        if (key === 'Escape') moveNav('foldedOpen', 'close');
      }}
      style={{
        width: isRail ? FRAME.navRail : FRAME.navWidth,
        ...(isFolded && foldedOpen ? { border: 0, boxShadow: SHADOW.panel } : {}),
      }}
    >
      <NavBar
        isFolded={isRail}
        toggle={
          <IconButton aria-label={t('keepOpen')} aria-pressed={!isFolded} onClick={() => keepFolded(!isFolded)}>
            <Icon name="pin" />
          </IconButton>
        }
      />
    </Bar>
  );
}
