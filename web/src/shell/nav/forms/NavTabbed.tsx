import { FRAME } from '../../../kit/theme/tokens.ts';
import { useFrameSettings } from '../../settings/use-frame-settings.ts';
import { columnWidth } from '../nav-plan.ts';
import { TabbedMenu } from '../tabs/TabbedMenu.tsx';
import { Slide } from './Slide.tsx';

/** style-3 and style-3-dense: tabs beside the content, their panel over it, or pinned beside them. */
export function NavTabbed() {
  const { style, folded } = useFrameSettings().layout.config.navbar;
  return (
    <Slide widthPx={columnWidth(style) + (folded ? 0 : FRAME.navWidth)}>
      <TabbedMenu isDense={style === 'style-3-dense'} isPinned={!folded} />
    </Slide>
  );
}
