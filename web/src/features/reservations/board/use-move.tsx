import type { AskedResource, Changed, ReservationItem } from '@madoguchi/contract/reservations/model.ts';
import { changeReservation } from '@madoguchi/contract/reservations/operations.ts';
import type { Instant } from '@madoguchi/contract/values/id.ts';
import Button from '@mui/material/Button';
import type { Place } from '../../../kit/calendar/model/moves.ts';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { formatDay, formatList } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate, useWrite } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { instantOf, writtenSpan } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';
import { movedResources, reservationOf } from './board-items.ts';

/** A reservation as it stood before it was moved. */
interface Before {
  readonly id: string;
  readonly title: string;
  readonly start: Instant;
  readonly end: Instant;
  readonly resources: readonly AskedResource[];
}

/** Says where a reservation was moved to, with a way back where it was one date alone. */
export function useSayMoved(): (before: Before, moved: Changed) => void {
  const t = useReservationWords();
  const language = useLanguage();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const { mutateAsync: change } = useWrite(changeReservation);

  return ({ id, title, start, end, resources }, moved) => {
    if (!moved.isChanged) return message(t('moved.not', { title }), 'info', { key: id });
    if (moved.count > 1) {
      const days = formatList(
        moved.kept.map(({ day }) => formatDay(day, language)),
        language,
      );
      return message(t('change.series', { title, count: moved.count }), 'success', {
        key: id,
        ...(days === '' ? {} : { detail: t('change.kept', { days }) }),
      });
    }
    const undo = async () => {
      try {
        await change({ id, version: moved.version, start, end, resources: [...resources] });
        message(t('moved.undone', { title }), 'success', { key: id });
      } catch (error) {
        message(sentenceOf(error), 'error', { key: id });
      }
    };
    message(t('moved', { title, times: writtenSpan(moved, language) }), 'success', {
      key: id,
      action: (
        <Button color="inherit" size="small" onClick={() => void undo()}>
          {t('moved.undo')}
        </Button>
      ),
    });
  };
}

/** Moves what was dragged, says so with a way back, and says why where it cannot be had (CA3, R29). */
export function useMove(items: readonly ReservationItem[]): (id: string, place: Place) => Promise<unknown> {
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const sayMoved = useSayMoved();
  const { mutateAsync: change } = useWrite(changeReservation);

  return async (id, place) => {
    const item = items.find((one) => one.id === reservationOf(id));
    if (item === undefined) return;
    const { title, version, start, end } = item;
    const resources = item.resources.map(({ resourceId, quantity }) => ({ resourceId, quantity }));
    const to = { start: instantOf(place.start), end: instantOf(place.end) };
    try {
      const moved = await change({ id: item.id, version, ...to, resources: movedResources(item, id, place.rowId) });
      sayMoved({ id: item.id, title, start, end, resources }, moved);
    } catch (error) {
      message(sentenceOf(error), 'error', { key: item.id });
      void invalidate(changeReservation);
      // The item goes back to where it was.
      throw error;
    }
  };
}
