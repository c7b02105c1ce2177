import type { ReservationItem } from '@madoguchi/contract/reservations/model.ts';
import { changeReservation } from '@madoguchi/contract/reservations/operations.ts';
import Button from '@mui/material/Button';
import type { Place } from '../../../kit/calendar/model/moves.ts';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate, useWrite } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { instantOf, writtenSpan } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';
import { movedResources, reservationOf } from './board-items.ts';

/** Moves what was dragged, says so with a way back, and says why where it cannot be had (CA3, R29). */
export function useMove(items: readonly ReservationItem[]): (id: string, place: Place) => Promise<unknown> {
  const t = useReservationWords();
  const language = useLanguage();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const { mutateAsync: change } = useWrite(changeReservation);

  return async (id, place) => {
    const item = items.find((one) => one.id === reservationOf(id));
    if (item === undefined) return;
    const { title, version, start, end } = item;
    const asked = item.resources.map(({ resourceId, quantity }) => ({ resourceId, quantity }));
    const to = { start: instantOf(place.start), end: instantOf(place.end) };
    try {
      const moved = await change({ id: item.id, version, ...to, resources: movedResources(item, id, place.rowId) });
      const undo = async () => {
        try {
          await change({ id: item.id, version: moved.version, start, end, resources: asked });
          message(t('moved.undone', { title }), 'success', { key: item.id });
        } catch (error) {
          message(sentenceOf(error), 'error', { key: item.id });
        }
      };
      message(t('moved', { title, times: writtenSpan(to, language) }), 'success', {
        key: item.id,
        action: (
          <Button color="inherit" size="small" onClick={() => void undo()}>
            {t('moved.undo')}
          </Button>
        ),
      });
    } catch (error) {
      message(sentenceOf(error), 'error', { key: item.id });
      void invalidate(changeReservation);
      // The item goes back to where it was.
      throw error;
    }
  };
}
