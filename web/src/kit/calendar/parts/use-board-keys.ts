import type { KeyBinding } from '../../../platform/keys/key-registry.ts';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import type { CalendarProps } from '../calendar-props.ts';
import type { CalendarView } from '../model/frame.ts';
import { useCalendarWords } from '../words.ts';

const LETTERS: readonly { readonly keys: 'm' | 'w' | 'd' | 'l'; readonly views: readonly CalendarView[] }[] = [
  { keys: 'm', views: ['month'] },
  { keys: 'w', views: ['week', 'timeline-week'] },
  { keys: 'd', views: ['day', 'timeline-day'] },
  { keys: 'l', views: ['list'] },
];
const LABELS = { m: 'keys.month', w: 'keys.week', d: 'keys.day', l: 'keys.list' } as const;

/** T, and the letter of each view that the page offers. */
export function useBoardKeys({ today, views = [], onDay, onView }: CalendarProps): void {
  const t = useCalendarWords();
  const toToday: KeyBinding[] = today === null ? [] : [{ keys: 't', label: t('keys.today'), run: () => onDay(today) }];
  const toViews = LETTERS.flatMap(({ keys, views: meant }): KeyBinding[] => {
    const view = views.find((one) => meant.includes(one));
    if (view === undefined || onView === undefined) return [];
    return [{ keys, label: t(LABELS[keys]), run: () => onView(view) }];
  });
  useKeys(t('keys'), [...toToday, ...toViews]);
}

/** The keys of the cell cursor, as the sheet lists them; C is heard on the whole page. */
export function useGridKeys(add: (() => void) | null): void {
  const t = useCalendarWords();
  const listed = (keys: string, label: string): KeyBinding => ({ keys, label, run: null });
  useKeys(t('keys'), [
    ...(add === null ? [] : [{ keys: 'c', label: t('keys.create'), run: add }]),
    listed('ArrowDown', t('keys.move')),
    listed('Shift+ArrowDown', t('keys.extend')),
    listed('Enter', t('keys.pick')),
    listed('PageDown', t('keys.range')),
    listed('Shift+F10', t('keys.menu')),
  ]);
}
