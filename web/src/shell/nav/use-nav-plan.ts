import useMediaQuery from '@mui/material/useMediaQuery';
import { useObservable } from '../../platform/observable.ts';
import { useFrameSettings } from '../settings/use-frame-settings.ts';
import { type Breadth, type NavPlan, navPlan } from './nav-plan.ts';
import { navState } from './nav-state.ts';

/** How broad the window is, in the portal's three steps. */
export function useBreadth(): Breadth {
  const isWide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  return isWide ? 'wide' : isPhone ? 'phone' : 'narrow';
}

export function useNavPlan(): NavPlan {
  const { navbar, toolbar } = useFrameSettings().layout.config;
  return navPlan(navbar, useBreadth(), toolbar.display, useObservable(navState));
}
