import { styled } from '@mui/material/styles';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { startLive } from '../platform/live.ts';
import { useSession } from '../platform/session.ts';
import { Announcer } from './Announcer.tsx';
import { BottomBar } from './bottom/BottomBar.tsx';
import { Content } from './Content.tsx';
import { Footer } from './Footer.tsx';
import { FrameBox } from './FrameBox.tsx';
import { FloatingToggle } from './nav/FloatingToggle.tsx';
import { NavFrame } from './nav/NavFrame.tsx';
import { useCurrentScreen } from './routes/current-screen.ts';
import { RoleNotice } from './routes/RoleNotice.tsx';
import { CONTENT_ID, SkipLink } from './SkipLink.tsx';
import { SignInAgain } from './session-end/SignInAgain.tsx';
import { useFrameSettings } from './settings/use-frame-settings.ts';
import { MasterGate } from './start/MasterGate.tsx';
import { useFontSize } from './toolbar/FontSizeMenu.tsx';
import { PlainBar } from './toolbar/PlainBar.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';

const Alone = styled('div')({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '& > main': { flex: 1, display: 'flex' },
});
const Column = styled('div')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });

/** What stands around every screen. Sign-in, sign-out and loading stand alone. */
export function Frame() {
  const { user } = useSession();
  const screen = useCurrentScreen();
  const { position } = useFrameSettings().layout.config.navbar;
  const uid = user?.uid;
  useFontSize();
  useEffect(() => (uid === undefined ? undefined : startLive()), [uid]);

  const standsAlone = screen?.id === 'session.login' || screen?.id === 'session.logout' || screen?.id === 'loading';
  const nav = <NavFrame key="nav" />;
  const column = (
    <Column key="column">
      <FloatingToggle />
      <Toolbar />
      <Content />
      <Footer />
      <BottomBar />
    </Column>
  );
  return (
    <>
      <Announcer />
      <RoleNotice />
      {standsAlone ? (
        <Alone>
          {screen.id === 'session.login' ? <PlainBar /> : null}
          <main id={CONTENT_ID} tabIndex={-1}>
            <Outlet />
          </main>
        </Alone>
      ) : (
        <MasterGate>
          <SkipLink />
          <FrameBox>{position === 'left' ? [nav, column] : [column, nav]}</FrameBox>
        </MasterGate>
      )}
      <SignInAgain />
    </>
  );
}
