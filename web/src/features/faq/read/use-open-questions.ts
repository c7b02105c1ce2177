// Which questions are open: by pressing, by the link that somebody followed, all of them on paper.
import { openFaq } from '@madoguchi/contract/faq/operations.ts';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useIsPrinting } from '../../../kit/list/rows/use-is-printing.ts';
import { useWrite } from '../../../platform/query.ts';

const NONE: ReadonlySet<string> = new Set();

export function useOpenQuestions(shown: readonly string[], isReady: boolean) {
  const linked = useLocation().hash;
  const isPrinting = useIsPrinting();
  const [open, setOpen] = useState(NONE);
  const { mutate: tellOpened } = useWrite(openFaq);

  const toggle = useCallback(
    (id: string, isOpen: boolean) => {
      if (isOpen) tellOpened({ id });
      setOpen((before) => {
        const next = new Set(before);
        if (isOpen) next.add(id);
        else next.delete(id);
        return next;
      });
    },
    [tellOpened],
  );
  const isLinked = isReady && linked !== '' && shown.includes(linked);
  useEffect(() => {
    if (!isLinked) return;
    toggle(linked, true);
    document.getElementById(`${linked}-question`)?.focus();
  }, [isLinked, linked, toggle]);

  const areAllOpen = shown.length > 0 && shown.every((id) => open.has(id));
  return {
    isOpen: (id: string) => isPrinting || open.has(id),
    toggle,
    areAllOpen,
    setAll: () => setOpen(areAllOpen ? NONE : new Set(shown)),
    /** Somebody followed a link to what is not here, or not for them. */
    isGone: isReady && linked !== '' && !isLinked,
  };
}
