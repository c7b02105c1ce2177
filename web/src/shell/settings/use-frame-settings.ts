import { type FrameSettings, settled } from '@madoguchi/contract/preferences/frame-fields.ts';
import { reset, routeSettings, setCurrent } from '@madoguchi/contract/preferences/frame-settings.ts';
import { useMatches } from '@tanstack/react-router';
import { useMemo } from 'react';
import { frameCopies } from '../../platform/frame-settings.ts';
import { useObservable } from '../../platform/observable.ts';
import { useSession } from '../../platform/session.ts';
import { openScreen } from '../routes/current-screen.ts';

/** The frame's settings on this screen: the person's, and over them the screen's own, which change nothing kept. */
export function useFrameSettings(): FrameSettings {
  const copies = useObservable(frameCopies);
  const isGuest = useSession().user === null;
  const ofScreen = useMatches({ select: (matches) => routeSettings(openScreen(matches)?.id, isGuest) });
  return useMemo(() => settled(setCurrent(reset(copies), ofScreen).current), [copies, ofScreen]);
}
