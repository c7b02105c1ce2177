import { FRAME } from '../../../kit/theme/tokens.ts';
import { NavToggle } from '../NavToggle.tsx';
import { NavBar } from './NavBar.tsx';
import { Slide } from './Slide.tsx';

/** style-1: a bar beside the content that its button slides out fully; the content then has the room. */
export function NavSlide() {
  return (
    <Slide widthPx={FRAME.navWidth}>
      <NavBar toggle={<NavToggle flag="open" />} />
    </Slide>
  );
}
