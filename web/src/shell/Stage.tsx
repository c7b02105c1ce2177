import { styled } from '@mui/material/styles';
import { lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { SplashPicture } from '../ui/SplashPicture.tsx';
import { Announcer } from './Announcer.tsx';
import { useCurrentScreen } from './routes/current-screen.ts';
import { RoleNotice } from './routes/RoleNotice.tsx';
import { CONTENT_ID } from './SkipLink.tsx';
import { SignInAgain } from './session-end/SignInAgain.tsx';
import { useFontSize } from './toolbar/font-size.ts';
import { useShellWords } from './words.ts';

const PlainBar = lazyRouteComponent(() => import('./toolbar/PlainBar.tsx'), 'PlainBar');
const Frame = lazyRouteComponent(() => import('./Frame.tsx'), 'Frame');

/** Drawn without a gap where it has been loaded before. */
export async function loadFrame(): Promise<void> {
  await Frame.preload?.();
}

const Alone = styled('div')({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '& > main': { flex: 1, display: 'flex' },
});

/** Where every screen stands: in the frame, but sign-in, sign-out and loading alone. */
export function Stage() {
  const t = useShellWords();
  const screen = useCurrentScreen();
  useFontSize();
  const standsAlone = screen?.id === 'session.login' || screen?.id === 'session.logout' || screen?.id === 'loading';
  return (
    <>
      <Announcer />
      <RoleNotice />
      {standsAlone ? (
        <Alone>
          <Suspense fallback={null}>{screen.id === 'session.login' ? <PlainBar /> : null}</Suspense>
          <main id={CONTENT_ID} tabIndex={-1}>
            <Outlet />
          </main>
        </Alone>
      ) : (
        <Suspense fallback={<SplashPicture>{t('starting')}</SplashPicture>}>
          <Frame />
        </Suspense>
      )}
      <SignInAgain />
    </>
  );
}
