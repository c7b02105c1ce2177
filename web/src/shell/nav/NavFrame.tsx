import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FRAME, LAYER, TOP } from '../../kit/theme/tokens.ts';
import { useObservable } from '../../platform/observable.ts';
import { useFrameSettings } from '../settings/use-frame-settings.ts';
import { NavBar } from './forms/NavBar.tsx';
import { Slide } from './forms/Slide.tsx';
import { NavToggle } from './NavToggle.tsx';
import { navState } from './nav-state.ts';
import { useNavPlan } from './use-nav-plan.ts';

const NavFolded = lazy(async () => ({ default: (await import('./forms/NavFolded.tsx')).NavFolded }));
const NavTabbed = lazy(async () => ({ default: (await import('./forms/NavTabbed.tsx')).NavTabbed }));
const NavDrawer = lazy(async () => ({ default: (await import('./forms/NavDrawer.tsx')).NavDrawer }));

/** Full height and in view while the page scrolls (N1); keeps the room that the bar takes before the bar is there. */
const Room = styled('div')({
  flex: 'none',
  position: 'sticky',
  top: TOP,
  height: `calc(100dvh - ${TOP})`,
  zIndex: LAYER.drawer,
  '@media print': { display: 'none' },
});

interface Props {
  /** Until then only the room is there. */
  readonly isFilled: boolean;
}

/** The navbar in the form that window and settings ask for. The code of the default one alone comes with the frame. */
export function NavFrame({ isFilled }: Props) {
  const { form, widthPx } = useNavPlan();
  const { position } = useFrameSettings().layout.config.navbar;
  if (form === 'none') return null;
  if (form === 'drawer') return <LateDrawer />;
  return (
    <Room style={{ width: widthPx }} data-position={position}>
      {isFilled ? <Suspense fallback={null}>{menuOf(form)}</Suspense> : null}
    </Room>
  );
}

function menuOf(form: 'slide' | 'folded' | 'tabbed') {
  if (form === 'slide') return <NavSlide />;
  return form === 'folded' ? <NavFolded /> : <NavTabbed />;
}

/** Fetched when it is first opened; from then on it stays, for a quick second time (N2). */
function LateDrawer() {
  const { mobileOpen } = useObservable(navState);
  const [isWanted, setWanted] = useState(mobileOpen);
  useEffect(() => {
    if (mobileOpen) setWanted(true);
  }, [mobileOpen]);
  return <Suspense fallback={null}>{isWanted ? <NavDrawer /> : null}</Suspense>;
}

/** style-1: a bar beside the content that its button slides out fully; the content then has the room. */
function NavSlide() {
  return (
    <Slide widthPx={FRAME.navWidth}>
      <NavBar toggle={<NavToggle flag="open" />} />
    </Slide>
  );
}
