import { showMyMonth } from '@madoguchi/contract/expense-claims/operations.ts';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { queryClient } from '../../../../platform/query.ts';
import type { Summary } from '../../sheet/store/sheet-store.ts';
import type { SaveState } from '../autosave/save-ports.ts';
import { forgetReadAhead } from './claim-drafts.ts';
import { type Opening, type OpenSheet, openSheet, sheetAtOnce } from './open-sheet.ts';

/**
 * The sheet of the month, from the claim as it stood when the screen came; later versions are merged into it. Nothing
 * until the device has been asked for unsent input.
 */
export function useOpenSheet(opening: Opening): OpenSheet | null {
  const [sheet, setSheet] = useState(() => sheetAtOnce(opening));
  const first = useRef(sheet);
  const [fault, setFault] = useState<{ readonly error: unknown } | null>(null);
  const open = useEffectEvent(() => openSheet(opening));
  useEffect(() => {
    let isGone = false;
    let shown: OpenSheet | null = null;
    const show = (opened: OpenSheet) => {
      // The screen went before its sheet came: what was restored stays on the device for the next one.
      if (isGone) return opened.letGo();
      opened.enter();
      shown = opened;
      setSheet(opened);
    };
    forgetReadAhead();
    const atOnce = first.current;
    first.current = null;
    if (atOnce) show(atOnce);
    else open().then(show, (error: unknown) => setFault({ error }));
    return () => {
      isGone = true;
      // The cached month is older than the changes being sent: the next visit reads anew.
      void shown?.close().then(forgetMonth);
      forgetMonth();
    };
  }, []);
  // As if the page broke while it was drawn: error-500 stands in its place, with its number (S8-02).
  if (fault !== null) throw fault.error;
  return sheet;
}

function forgetMonth(): void {
  queryClient.removeQueries({ queryKey: [showMyMonth.id], type: 'inactive' });
}

export function useSaveState({ autosave }: OpenSheet): SaveState {
  return useSyncExternalStore(
    (listener) => autosave.onState(listener),
    () => autosave.state,
  );
}

export function useSummary({ store }: OpenSheet): Summary {
  return useSyncExternalStore(store.subscribeSummary, store.summary);
}
