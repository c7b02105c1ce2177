import type { Screen } from '@madoguchi/contract/screen.ts';
import type { ScreenId } from '@madoguchi/contract/screens.ts';
import { styled } from '@mui/material/styles';
import { lazyRouteComponent, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { SplashPicture } from '../kit/SplashPicture.tsx';
import { CONTROL, height } from '../kit/theme/tokens.ts';
import { Announcer } from './Announcer.tsx';
import { CONTENT_ID } from './keys/content-id.ts';
import { OpenScreen } from './OpenScreen.tsx';
import { openScreen } from './routes/current-screen.ts';
import { RoleNotice } from './routes/RoleNotice.tsx';
import { SignInAgain } from './session-end/SignInAgain.tsx';
import { useFontSize } from './toolbar/text-size/font-size.ts';
import { useShellWords } from './words.ts';

const PlainTools = lazyRouteComponent(() => import('./toolbar/PlainTools.tsx'), 'PlainTools');
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

/** Keeps the room of what comes into it a moment later. */
const Top = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  boxSizing: 'content-box',
  minHeight: height(CONTROL.standard),
  padding: '16px 16px 0',
  [theme.breakpoints.down('sm')]: { minHeight: height(CONTROL.touch), padding: '8px 8px 0' },
}));

const ALONE: ReadonlySet<ScreenId> = new Set(['session.login', 'single-sign-on.callback', 'session.logout', 'loading']);

/** The screen where it stands alone, else null: from screen to screen, the frame is not drawn anew. */
function aloneOf(screen: (Screen & { id: ScreenId }) | undefined): ScreenId | null {
  return screen !== undefined && ALONE.has(screen.id) ? screen.id : null;
}

/** Where every screen stands: in the frame, but sign-in, sign-out and loading alone. */
export function Stage() {
  const t = useShellWords();
  const alone = useMatches({ select: (matches) => aloneOf(openScreen(matches)) });
  useFontSize();
  return (
    <>
      <Announcer />
      <RoleNotice />
      {alone ? (
        <Alone>
          {alone === 'session.login' ? (
            <Top>
              <Suspense fallback={null}>
                <PlainTools />
              </Suspense>
            </Top>
          ) : null}
          <main id={CONTENT_ID} tabIndex={-1}>
            <OpenScreen />
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
