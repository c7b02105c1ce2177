import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { ThemeGround } from './kit/theme/ThemeGround.tsx';
import { sessionState } from './platform/identity/session-state.ts';
import { later } from './platform/later.tsx';
import { useObservable } from './platform/observable.ts';
import { queryClient } from './platform/query.ts';
import { DialogArea } from './shell/messages/DialogArea.tsx';
import { followVisitor } from './shell/routes/follow-visitor.ts';
import type { AppRouter } from './shell/routes/router.ts';
import { Splash } from './shell/start/Splash.tsx';

const MessageArea = later(
  'The area of messages',
  async () => (await import('./shell/messages/MessageArea.tsx')).MessageArea,
);

interface Props {
  readonly router: AppRouter;
}

/** The whole web room: splash until the session is known, then the screen that the address names (S4-01). */
export function App({ router }: Props) {
  const { phase } = useObservable(sessionState);
  return (
    <ThemeGround>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={null}>
          <MessageArea />
        </Suspense>
        {phase === 'known' ? <Screens router={router} /> : <Splash />}
        <DialogArea />
      </QueryClientProvider>
    </ThemeGround>
  );
}

/** The router, asked again whether the visitor may stay whenever the visitor or a tool's setting changes. */
function Screens({ router }: Props) {
  useEffect(() => followVisitor(router), [router]);
  return <RouterProvider router={router} />;
}
