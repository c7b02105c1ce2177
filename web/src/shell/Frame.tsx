import Box from '@mui/material/Box';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { startLive } from '../platform/live.ts';
import { useSession } from '../platform/session.ts';
import { FRAME } from '../ui/theme/tokens.ts';
import { Announcer } from './Announcer.tsx';
import { Footer } from './Footer.tsx';
import { NavFrame } from './nav/NavFrame.tsx';
import { useCurrentScreen } from './routes/current-screen.ts';
import { RoleNotice } from './routes/RoleNotice.tsx';
import { CONTENT_ID, SkipLink } from './SkipLink.tsx';
import { SignInAgain } from './session-end/SignInAgain.tsx';
import { MasterGate } from './start/MasterGate.tsx';
import { PlainBar } from './toolbar/PlainBar.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';

/** What stands around every screen. Sign-in, sign-out and loading stand alone. */
export function Frame() {
  const { user } = useSession();
  const screen = useCurrentScreen();
  const uid = user?.uid;
  useEffect(() => (uid === undefined ? undefined : startLive()), [uid]);

  const standsAlone = screen?.id === 'session.login' || screen?.id === 'session.logout' || screen?.id === 'loading';
  return (
    <>
      <Announcer />
      <RoleNotice />
      {standsAlone ? (
        <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
          {screen.id === 'session.login' ? <PlainBar /> : null}
          <Box component="main" id={CONTENT_ID} tabIndex={-1} sx={{ flex: 1, display: 'flex' }}>
            <Outlet />
          </Box>
        </Box>
      ) : (
        <MasterGate>
          <SkipLink />
          <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
            <NavFrame />
            <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
              <Toolbar />
              <Box
                component="main"
                id={CONTENT_ID}
                tabIndex={-1}
                sx={{ flex: 1, width: '100%', maxWidth: FRAME.container, mx: 'auto', p: { xs: 2, sm: 3 }, minWidth: 0 }}
              >
                <Outlet />
              </Box>
              <Footer />
            </Box>
          </Box>
        </MasterGate>
      )}
      <SignInAgain />
    </>
  );
}
