// The library behind a few verbs: show these settings, hold these items. It draws, drags and resizes; nothing else is asked of it.
import {
  type Calendar,
  createCalendar,
  DayGrid,
  destroyCalendar,
  Interaction,
  ResourceTimeline,
  TimeGrid,
} from '@event-calendar/core';
import '@event-calendar/core/index.css';
import type { CalendarItem, PickedSpan } from '../model/calendar-item.ts';
import { drawnDaysOf, isTimeline } from '../model/frame.ts';
import { movedBy, type Place, pulledBy } from '../model/moves.ts';
import { closedIn } from '../model/segments.ts';
import { asEnd, asStart, DAY_MINUTES, minuteOf, startOfDay } from '../model/wall-clock.ts';
import { dressItem, type ItemWords, itemNodes } from './item-nodes.ts';
import { optionsOf, type PictureSettings } from './picture-options.ts';
import { polish } from './polish.ts';

export interface PictureEvents {
  /** The scroller has been drawn anew, or what it holds has moved. */
  onDrawn(main: HTMLElement | null): void;
  /** A click on free time, or a drag over it. */
  onPick(picked: PickedSpan): void;
  onMove(item: CalendarItem, place: Place): void;
  onResize(item: CalendarItem, place: Place): void;
  /** The item that had the focus is gone. */
  onFocusLost(): void;
}

const PLUGINS = [DayGrid, TimeGrid, ResourceTimeline, Interaction];
/** Above this many changes at once everything is drawn anew. */
const ONE_BY_ONE = 60;
const FLASH_MS = 1_600;

export class Picture {
  readonly #root: HTMLElement;
  readonly #events: PictureEvents;
  readonly #observer: MutationObserver;
  #calendar: Calendar | null = null;
  #settings: PictureSettings;
  #words: ItemWords;
  #options: Calendar.Options = {};
  #items = new Map<string, CalendarItem>();
  /** Each thing that the library holds, as it was told of it. */
  #told = new Map<string, string>();
  /** Items that came while the pointer was down. */
  #waiting: readonly CalendarItem[] | null = null;
  #isHeld = false;
  #isDragging = false;
  #isDrawn = false;
  /** Those that light up as soon as they are drawn anew, and the last that were asked to. */
  readonly #flashing = new Set<string>();
  #flashed: ReadonlySet<string> = this.#flashing;

  constructor(root: HTMLElement, settings: PictureSettings, words: ItemWords, events: PictureEvents) {
    this.#root = root;
    this.#settings = settings;
    this.#words = words;
    this.#events = events;
    this.#observer = new MutationObserver(this.#changed);
    this.#begin();
    root.addEventListener('pointerdown', this.#hold);
    window.addEventListener('pointerup', this.#release);
    window.addEventListener('pointercancel', this.#cancel);
    window.addEventListener('keydown', this.#escape, true);
  }

  destroy(): void {
    this.#root.removeEventListener('pointerdown', this.#hold);
    window.removeEventListener('pointerup', this.#release);
    window.removeEventListener('pointercancel', this.#cancel);
    window.removeEventListener('keydown', this.#escape, true);
    this.#end();
  }

  show(settings: PictureSettings, words: ItemWords): void {
    if (settings === this.#settings && words === this.#words) return;
    const isOtherText = words !== this.#words || settings.view !== this.#settings.view;
    this.#settings = settings;
    this.#words = words;
    const options = optionsOf(settings);
    for (const name of Object.keys(options) as (keyof Calendar.Options)[]) {
      if (isSame(options[name], this.#options[name])) continue;
      this.#calendar?.setOption(name, options[name]);
    }
    // Scrolls to that day, too.
    if (options.date !== this.#options.date) this.#calendar?.gotoDate(settings.day);
    this.#options = options;
    if (isOtherText) this.#told.clear();
    this.#tell([...this.#items.values()]);
  }

  /** Items that differ from those told before are drawn anew; those named as flashing light up once. */
  hold(items: readonly CalendarItem[], flashing: ReadonlySet<string>): void {
    if (flashing !== this.#flashed) {
      this.#flashed = flashing;
      for (const id of flashing) this.#flashing.add(id);
    }
    if (this.#isHeld) this.#waiting = items;
    else this.#tell(items);
  }

  #begin(): void {
    const options = optionsOf(this.#settings);
    this.#options = options;
    this.#calendar = createCalendar(this.#root, PLUGINS, {
      ...options,
      // The library's today follows the device; ours is given.
      theme: (theme: Calendar.Theme) => ({ ...theme, today: '' }),
      eventContent: ({ event }) => this.#contentOf(String(event.id)),
      eventDidMount: ({ el, event }) => this.#dress(el, event),
      eventDragStart: () => this.#dragging(),
      eventResizeStart: () => this.#dragging(),
      select: ({ startStr, endStr, allDay, resource }) => {
        const picked = { from: minuteOf(startStr.slice(0, 16)), to: minuteOf(endStr.slice(0, 16)) };
        this.#picked(picked.from, picked.to, allDay, resource?.id);
      },
      dateClick: ({ dateStr, allDay, resource }) => {
        const from = minuteOf(dateStr.slice(0, 16));
        this.#picked(from, from + (allDay ? DAY_MINUTES : this.#settings.slotMinutes), allDay, resource?.id);
      },
      eventDrop: ({ event, delta, newResource }) => {
        const item = this.#items.get(String(event.id));
        if (item === undefined) return;
        this.#settled(item, movedBy(item, minutesOf(delta), newResource?.id), this.#events.onMove);
      },
      eventResize: (info) => {
        const item = this.#items.get(String(info.event.id));
        if (item === undefined) return;
        // Left out of the types; both are always given.
        const { startDelta } = info as unknown as { startDelta: Calendar.Duration };
        const pulled = minutesOf(startDelta);
        const place = pulled === 0 ? pulledBy(item, 'end', minutesOf(info.endDelta)) : pulledBy(item, 'start', pulled);
        this.#settled(item, place, this.#events.onResize);
      },
    } as Calendar.Options);
    this.#calendar.gotoDate(this.#settings.day);
    this.#observer.observe(this.#root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['style'],
    });
    this.#drawn(true);
  }

  #end(): void {
    this.#observer.disconnect();
    if (this.#calendar !== null) void destroyCalendar(this.#calendar);
    this.#calendar = null;
    this.#told.clear();
    this.#events.onDrawn(null);
  }

  #picked(from: number, to: number, allDay: boolean, rowId: string | undefined): void {
    const row = rowId === undefined || !isTimeline(this.#settings.view) ? {} : { rowId };
    this.#events.onPick({ start: asStart(from), end: asEnd(to), allDay, ...row });
  }

  /** The library has it in its new place already. Where that is no other one, it goes back to exactly where it was. */
  #settled(item: CalendarItem, place: Place | null, tell: PictureEvents['onMove']): void {
    this.#told.delete(item.id);
    if (place === null) this.#tell([...this.#items.values()]);
    else tell(item, place);
  }

  #tell(items: readonly CalendarItem[]): void {
    const calendar = this.#calendar;
    if (calendar === null) return;
    const focused = this.#focusedItem();
    this.#items = new Map(items.map((item) => [item.id, item]));
    const inputs = [...items.map(eventOf), ...this.#closedTimes()];
    const next = new Map(inputs.map((input) => [String(input.id), JSON.stringify(input)]));
    const changed = inputs.filter(({ id }) => this.#told.get(String(id)) !== next.get(String(id)));
    const gone = [...this.#told.keys()].filter((id) => !next.has(id));
    if (changed.length + gone.length > ONE_BY_ONE || !this.#isDrawn) {
      calendar.setOption('events', inputs);
      this.#isDrawn = true;
    } else {
      for (const id of gone) calendar.removeEventById(id);
      for (const input of changed) {
        if (calendar.updateEvent(input) === null) calendar.addEvent(input);
      }
    }
    this.#told = next;
    const asked = [...this.#flashing];
    // Also of those that look as before: they are no news any more when they are drawn anew later.
    const forget = () => {
      for (const id of asked) this.#flashing.delete(id);
    };
    if (asked.length > 0) setTimeout(forget, FLASH_MS);
    if (focused !== null) setTimeout(() => this.#focusAgain(focused));
  }

  #focusedItem(): string | null {
    const box = document.activeElement?.closest<HTMLElement>('[data-item]');
    return box && this.#root.contains(box) ? (box.dataset['item'] ?? null) : null;
  }

  /** An item that is drawn anew keeps the focus. */
  #focusAgain(id: string): void {
    if (document.activeElement !== document.body) return;
    const button = this.#root.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] .item-button`);
    if (button === null) this.#events.onFocusLost();
    else button.focus({ preventScroll: true });
  }

  #closedTimes(): Calendar.EventInput[] {
    if (!isTimeline(this.#settings.view)) return [];
    const days = drawnDaysOf(this.#settings);
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return [];
    const whole = { from: startOfDay(first), to: startOfDay(last) + DAY_MINUTES };
    return this.#settings.rows.flatMap((row) =>
      closedIn(row, whole).map(({ from, to }) => ({
        id: `closed ${row.id} ${from}`,
        resourceIds: [row.id],
        start: asStart(from),
        end: asEnd(to),
        display: 'background' as const,
        classNames: ['is-closed'],
      })),
    );
  }

  #contentOf(id: string): Calendar.Content {
    const item = this.#items.get(id);
    return { domNodes: item === undefined ? [] : itemNodes(item, this.#settings.view, this.#words) };
  }

  #dress(box: HTMLElement, event: Calendar.Event): void {
    const item = this.#items.get(String(event.id));
    if (item === undefined || event.display !== 'auto') return;
    dressItem(box, item);
    if (!this.#flashing.has(item.id)) return;
    box.dataset['flash'] = '';
    setTimeout(() => delete box.dataset['flash'], FLASH_MS);
  }

  readonly #changed = (records: readonly MutationRecord[]): void => {
    // The cell cursor, which is drawn in there too, moves nothing.
    const theirs = records.filter(({ target }) => !(target as Element).closest('.cell-cursor'));
    if (theirs.length > 0) this.#drawn(theirs.some(({ type }) => type === 'childList'));
  };

  readonly #drawn = (isOther: boolean): void => {
    if (isOther) polish(this.#root);
    this.#events.onDrawn(this.#root.querySelector<HTMLElement>('.ec-main'));
  };

  readonly #hold = (event: PointerEvent): void => {
    if (event.isPrimary && event.button === 0) this.#isHeld = true;
  };

  #dragging(): void {
    this.#isDragging = true;
  }

  /** After the library, which hears the same event on the window, has done its part. */
  readonly #release = (): void => {
    if (this.#isHeld) setTimeout(this.#go);
  };

  readonly #go = (): void => {
    this.#isHeld = false;
    this.#isDragging = false;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) this.#tell(waiting);
  };

  /** The library forgets its preview on the page when the browser takes the pointer away: it is begun anew. */
  readonly #cancel = (): void => {
    if (!this.#isDragging) {
      this.#release();
      return;
    }
    const items = this.#waiting ?? [...this.#items.values()];
    this.#waiting = null;
    this.#end();
    this.#isDrawn = false;
    this.#begin();
    this.#go();
    this.#tell(items);
  };

  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    this.#cancel();
  };
}

function eventOf(item: CalendarItem): Calendar.EventInput {
  const { id, rowId, start, end, allDay, tone, own, movable, resizable } = item;
  return {
    id,
    start,
    end,
    allDay: allDay ?? false,
    resourceIds: rowId === undefined ? [] : [rowId],
    startEditable: movable ?? false,
    durationEditable: resizable ?? false,
    classNames: [`is-${tone}`, ...(own ? ['is-own'] : [])],
    // Only so that a change of its texts draws it anew.
    extendedProps: { texts: [item.title, item.sub, item.label, item.bufferBefore, item.bufferAfter] },
  };
}

function minutesOf({ days, seconds }: Calendar.Duration): number {
  return days * DAY_MINUTES + Math.round(seconds / 60);
}

/** Functions close over what they show, and are taken for new ones. */
function isSame(one: unknown, other: unknown): boolean {
  return typeof one !== 'function' && JSON.stringify(one) === JSON.stringify(other);
}
