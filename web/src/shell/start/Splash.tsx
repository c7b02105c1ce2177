import { Suspense, useEffect } from 'react';
import { SplashPicture } from '../../kit/SplashPicture.tsx';
import { askAgain } from '../../platform/identity/session-actions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { later } from '../../platform/later.tsx';
import { useObservable } from '../../platform/observable.ts';
import { useFaultWords } from '../errors/fault-words.ts';
import { useStartWords } from './words.ts';

const ASK_AGAIN_MS = 5_000;

/** All that can be said before the parts that say more have come. */
function Unreachable() {
  return <p>{useFaultWords()('wrong.offline')}</p>;
}

const StartFailure = later<{ readonly error: unknown }>(
  'What is said of a start that failed',
  async () => (await import('../errors/StartFailure.tsx')).StartFailure,
  Unreachable,
);
const SlowNotice = later('The word on a slow start', async () => (await import('./SlowNotice.tsx')).SlowNotice);

/** Until the server has said who this is (S4-01); where it cannot be reached, says so and asks again by itself. */
export function Splash() {
  const t = useStartWords();
  const state = useObservable(sessionState);
  useEffect(() => {
    if (state.phase !== 'failed') return;
    const timer = setTimeout(() => void askAgain(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <SplashPicture>
      {state.phase === 'failed' ? (
        <Suspense fallback={<Unreachable />}>
          <StartFailure error={state.error} />
        </Suspense>
      ) : (
        <>
          <span role="status">{t('starting')}</span>
          <Suspense fallback={null}>
            <SlowNotice />
          </Suspense>
        </>
      )}
    </SplashPicture>
  );
}
