import { lazy, Suspense } from 'react';
import { openDialog } from '../../platform/dialog.ts';
import { useKeyWords } from './words.ts';

const KeySheet = lazy(async () => ({ default: (await import('./KeySheet.tsx')).KeySheet }));

/** Opens the sheet of keys. */
export function useKeySheet(): () => void {
  const t = useKeyWords();
  return () =>
    openDialog({
      title: t('title'),
      content: (
        <Suspense fallback={null}>
          <KeySheet />
        </Suspense>
      ),
    });
}
