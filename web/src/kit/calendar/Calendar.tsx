import { lazy, Suspense } from 'react';
import { Waiting } from '../Waiting.tsx';
import type { CalendarProps } from './calendar-props.ts';

/** In a file of its own: the library is heavy, and few pages show a calendar. */
const Board = lazy(async () => ({ default: (await import('./Board.tsx')).Board }));

/** A calendar with a month, weeks and days, an agenda, and timelines by row. How a feature uses it: docs/calendars.md. */
export function Calendar(props: CalendarProps) {
  return (
    <Suspense fallback={<Waiting shape={[480]} />}>
      <Board {...props} />
    </Suspense>
  );
}
