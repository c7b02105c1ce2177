import { lazy, Suspense } from 'react';
import { signInWanted } from '../../platform/identity/sign-in-gate.ts';
import { useObservable } from '../../platform/observable.ts';
import { useSession } from '../../platform/session.ts';

const SignInDialog = lazy(async () => ({ default: (await import('./SignInDialog.tsx')).SignInDialog }));

/** Brings the sign-in dialog over whatever is open, once a call has met the end of the session. */
export function SignInAgain() {
  const { user } = useSession();
  const isWanted = useObservable(signInWanted);
  if (!isWanted || user === null) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog email={user.email} />
    </Suspense>
  );
}
