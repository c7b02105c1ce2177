import type { ReactNode } from 'react';
import { SplashPicture } from '../../kit/SplashPicture.tsx';
import { masterArrivals } from '../../platform/identity/master-lists.ts';
import { useObservable } from '../../platform/observable.ts';
import { useSession } from '../../platform/session.ts';
import { MasterLoading } from './MasterLoading.tsx';

/** Lets signed-in people in once all eight lists have arrived; a guest needs none. */
export function MasterGate({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const { data } = useObservable(masterArrivals);
  if (user === null || data !== null) return children;
  return (
    <main>
      <SplashPicture>
        <MasterLoading />
      </SplashPicture>
    </main>
  );
}
