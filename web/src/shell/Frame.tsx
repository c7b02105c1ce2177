import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect } from 'react';
import { startLive } from '../platform/live.ts';
import { useSession } from '../platform/session.ts';
import { useIdle } from '../platform/when-idle.ts';
import { BottomBar } from './bottom/BottomBar.tsx';
import { Content } from './Content.tsx';
import { Footer } from './Footer.tsx';
import { FrameBox } from './FrameBox.tsx';
import { FloatingToggle } from './nav/FloatingToggle.tsx';
import { NavFrame } from './nav/NavFrame.tsx';
import { SkipLink } from './SkipLink.tsx';
import { EdgeTools } from './settings/EdgeTools.tsx';
import { useFrameSettings } from './settings/use-frame-settings.ts';
import { MasterGate } from './start/MasterGate.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';

const ShellParts = lazy(async () => ({ default: (await import('./keys/ShellParts.tsx')).ShellParts }));

const LogServerBand = lazy(async () => ({
  default: (await import('./log-server/LogServerBand.tsx')).LogServerBand,
}));

const Column = styled('div')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });

/**
 * What stands around a screen: menu, toolbar, footer, and a phone's bar of places. The first screen comes before what fills
 * menu and toolbar, whose room is kept: people come for the screen.
 */
export function Frame() {
  const { user } = useSession();
  const { position } = useFrameSettings().layout.config.navbar;
  const isIdle = useIdle();
  const uid = user?.uid;
  useEffect(() => (uid === undefined ? undefined : startLive()), [uid]);

  const nav = <NavFrame key="nav" isFilled={isIdle} />;
  const column = (
    <Column key="column">
      <FloatingToggle />
      <Toolbar isFilled={isIdle} />
      <Content />
      {isIdle && user?.role.includes('system') ? (
        <Suspense fallback={null}>
          <LogServerBand />
        </Suspense>
      ) : null}
      <Footer />
      <BottomBar />
    </Column>
  );
  return (
    <MasterGate>
      <SkipLink />
      <FrameBox>{position === 'left' ? [nav, column] : [column, nav]}</FrameBox>
      {isIdle ? <EdgeTools /> : null}
      {isIdle ? (
        <Suspense fallback={null}>
          <ShellParts />
        </Suspense>
      ) : null}
    </MasterGate>
  );
}
