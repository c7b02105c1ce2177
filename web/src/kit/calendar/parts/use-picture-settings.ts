import { useCallback, useMemo, useState } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import type { CalendarProps } from '../calendar-props.ts';
import { type CalendarItem, stretchOf } from '../model/calendar-item.ts';
import { drawnDaysOf } from '../model/frame.ts';
import { DAY_MINUTES, startOfDay } from '../model/wall-clock.ts';
import type { DrawnView, PictureSettings } from '../picture/picture-options.ts';
import { useCalendarWords } from '../words.ts';

type Given = Pick<CalendarProps, 'day' | 'today' | 'weekStart' | 'items' | 'from' | 'to' | 'onPick'> &
  Required<Pick<CalendarProps, 'slotMinutes' | 'scrollTo' | 'rows' | 'marks'>> & { readonly view: DrawnView };

type Hours = Pick<Given, 'view' | 'day' | 'weekStart'> & {
  readonly from: number | undefined;
  readonly to: number | undefined;
};

const HOUR = 60;
/** The width is taken in steps, so that a scroll bar that comes or goes draws nothing anew. */
const WIDTH_STEP_PX = 40;

/** The settings of the picture, the same object as long as nothing of it changes; `measure` takes the element that it lies in. */
export function usePictureSettings(given: Given) {
  const { view, day, today, weekStart, slotMinutes, scrollTo, rows, marks, items } = given;
  const t = useCalendarWords();
  const language = useLanguage();
  const [widthPx, setWidth] = useState(1_000);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const take = () => setWidth(Math.floor(element.clientWidth / WIDTH_STEP_PX) * WIDTH_STEP_PX);
    const observer = new ResizeObserver(take);
    observer.observe(element);
    take();
    return () => observer.disconnect();
  }, []);
  const canPick = given.onPick !== undefined;
  const [fromHour, toHour] = [given.from, given.to];
  const { from, to } = useMemo(
    () => hoursOf({ view, day, weekStart, from: fromHour, to: toHour }, items),
    [view, day, weekStart, fromHour, toHour, items],
  );
  const words = useMemo(() => ({ mine: t('mine'), tentative: t('tentative'), due: t('due') }), [t]);
  const settings = useMemo(
    (): PictureSettings => ({
      view,
      day,
      today,
      weekStart,
      slotMinutes,
      from,
      to,
      scrollTo: scrollTo * HOUR,
      rows,
      marks,
      language,
      canPick,
      widthPx,
      words: { allDay: t('allDay'), more: (count) => t('more', { count }) },
    }),
    [view, day, today, weekStart, slotMinutes, from, to, scrollTo, rows, marks, language, canPick, widthPx, t],
  );
  return { settings, words, measure };
}

/** The hours asked for, widened to whole ones in which everything that stands on the shown days begins and ends. */
function hoursOf(
  { view, day, weekStart, ...asked }: Hours,
  items: readonly CalendarItem[],
): { from: number; to: number } {
  let [from, to] = [(asked.from ?? 0) * HOUR, (asked.to ?? 24) * HOUR];
  const include = (first: number, last: number) => {
    from = Math.min(from, Math.floor(first / HOUR) * HOUR);
    to = Math.max(to, Math.ceil(last / HOUR) * HOUR);
  };
  const days = drawnDaysOf({ view, day, weekStart }).map(startOfDay);
  for (const item of items) {
    if (item.allDay) continue;
    const stretch = stretchOf(item);
    for (const begin of days) {
      // An end that lies on another day is none here.
      const [first, last] = [stretch.from - begin, stretch.to - begin];
      if (first >= 0 && first < DAY_MINUTES) include(first, first + 1);
      if (last > 0 && last <= DAY_MINUTES) include(last - 1, last);
    }
  }
  return { from, to };
}
