import type { Conflict } from '@madoguchi/contract/reservations/model.ts';
import { useLanguage } from '../../../platform/words.ts';
import { writtenSpan } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';

/** Says who holds the resource, where that may be seen, or why else it cannot be had. */
export function useConflictSentence(): (conflict: Conflict) => string {
  const t = useReservationWords();
  const language = useLanguage();
  return (conflict) => {
    const { kind, resourceName: resource, holder, title } = conflict;
    const times = writtenSpan(conflict, language);
    if (kind === 'closure') return t('taken.closure', { resource, times, title: title ?? '' });
    if (kind === 'quantity') return t('taken.quantity', { resource, times });
    if (holder === null) return t('taken.busy', { resource, times });
    return t('taken.reservation', { resource, times, holder, title: title ?? '' });
  };
}
