import { lazy, Suspense, useEffect, useState } from 'react';
import { openedDialog } from '../../platform/dialog.ts';
import { useObservable } from '../../platform/observable.ts';

const GlobalDialog = lazy(async () => ({ default: (await import('./GlobalDialog.tsx')).GlobalDialog }));

/** The place of the one global dialog; what draws it is fetched when the first opens. */
export function DialogArea() {
  const isOpen = useObservable(openedDialog) !== null;
  const [isWanted, setWanted] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setWanted(true);
  }, [isOpen]);
  return <Suspense fallback={null}>{isWanted ? <GlobalDialog /> : null}</Suspense>;
}
