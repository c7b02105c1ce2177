import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { MoreItem } from '../MoreMenu.tsx';
import type { CalendarItem, CalendarRow, DayMarks, PickedSpan } from './model/calendar-item.ts';
import type { CalendarView, WeekStart } from './model/frame.ts';
import type { Place } from './model/moves.ts';
import type { WallTime } from './model/wall-clock.ts';

/** The calendar as a feature sees it. Every time is one of the clocks of Asia/Tokyo, as text; nothing is a `Date`. */
export interface CalendarProps {
  /** The calendar's name for people who hear it: 会議室の予約. */
  readonly label: string;
  readonly view: CalendarView;
  /** The views that the page offers: M, W, D and L lead to them. */
  readonly views?: readonly CalendarView[];
  /** The day whose month, week or day is shown. */
  readonly day: PlainDate;
  readonly today: PlainDate | null;
  /** Draws the line of the present time. */
  readonly now?: WallTime;
  readonly weekStart: WeekStart;
  /** Step of the cursor and of what is dragged, in minutes; 15 where it is absent. */
  readonly slotMinutes?: number;
  /** The hours that are shown, 0–24; where something lies outside, it is shown all the same. */
  readonly from?: number;
  readonly to?: number;
  /** The hour that is in sight first. */
  readonly scrollTo?: number;
  /** Of timelines. */
  readonly rows?: readonly CalendarRow[];
  readonly marks?: DayMarks;
  readonly items: readonly CalendarItem[];
  /** True while the items of the shown days are not there yet: nothing is called free, and nothing flashes when they come. */
  readonly isWaiting?: boolean;
  readonly onDay: (day: PlainDate) => void;
  readonly onView?: (view: CalendarView) => void;
  /** Without it nothing can be added here. */
  readonly onPick?: (picked: PickedSpan) => void;
  /** `anchor`: the element that a popover can stand at. */
  readonly onOpen: (id: string, anchor: HTMLElement) => void;
  /** The item is shown in its new place until the promise ends; it goes back where it is refused. The feature says why. */
  readonly onMove?: (id: string, place: Place) => Promise<unknown>;
  readonly onResize?: (id: string, place: Place) => Promise<unknown>;
  /** The entries of an item's menu; they do what dragging does, too. */
  readonly menu?: (id: string) => readonly MoreItem[];
  /** The row that a phone shows; the first one where it is absent. */
  readonly rowId?: string;
  readonly onRow?: (rowId: string) => void;
  /** CSS height of the picture. */
  readonly height?: string;
}
