import type { Screen } from '@madoguchi/contract/screen.ts';
import type { ScreenId } from '@madoguchi/contract/screens.ts';
import { styled } from '@mui/material/styles';
import { lazyRouteComponent, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { SplashPicture } from '../kit/SplashPicture.tsx';
import { CONTROL, height, TOP } from '../kit/theme/tokens.ts';
import { announcement } from '../platform/announcer.ts';
import { signInWanted } from '../platform/identity/sign-in-gate.ts';
import { useMessages } from '../platform/messages.ts';
import { useObservable } from '../platform/observable.ts';
import { useSession } from '../platform/session.ts';
import { useLanguage } from '../platform/words.ts';
import { CONTENT_ID } from './keys/content-id.ts';
import { OpenScreen } from './OpenScreen.tsx';
import { openScreen } from './routes/current-screen.ts';
import { lackOfRole } from './routes/lack-of-role.ts';
import { useStartWords } from './start/words.ts';
import { useFontSize } from './toolbar/text-size/font-size.ts';

const SignInDialog = lazy(async () => ({ default: (await import('./session-end/SignInDialog.tsx')).SignInDialog }));

/** Brings the sign-in dialog over whatever is open, once a call has met the end of the session. */
function SignInAgain() {
  const { user } = useSession();
  const isWanted = useObservable(signInWanted);
  if (!isWanted || user === null) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog email={user.email} />
    </Suspense>
  );
}

const Unseen = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The page's one polite live region. */
function Announcer() {
  return <Unseen aria-live="polite">{useObservable(announcement)}</Unseen>;
}

const PlainTools = lazyRouteComponent(() => import('./toolbar/PlainTools.tsx'), 'PlainTools');
const Frame = lazyRouteComponent(() => import('./Frame.tsx'), 'Frame');

/** Drawn without a gap where it has been loaded before. */
export async function loadFrame(): Promise<void> {
  await Frame.preload?.();
}

const Alone = styled('div')({
  minHeight: `calc(100dvh - ${TOP})`,
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
  const t = useStartWords();
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

/** Tells a person why the page they asked for was not opened. */
function RoleNotice() {
  const message = useMessages();
  const t = useStartWords();
  const language = useLanguage();
  const lack = useObservable(lackOfRole);
  useEffect(() => {
    if (lack === null) return;
    lackOfRole.set(null);
    message(lack === 'role' ? t('lackOfRole') : t('toolClosed', { tool: lack[language] }), 'warning');
  }, [lack, language, t, message]);
  return null;
}
