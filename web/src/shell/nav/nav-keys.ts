// The menu by keys: arrows walk its rows, Home and End jump, left and right close and open what opens.
import type { KeyboardEvent } from 'react';
import { arrowOf } from '../../platform/keys/arrow-of.ts';

const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => (place === last ? 0 : place + 1),
  ArrowUp: (place, last) => (place <= 0 ? last : place - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** For the element that holds the rows. Tab goes on to the next part of the page by itself. */
export function onNavKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(isSeen);
  const place = rows.indexOf(document.activeElement as HTMLElement);
  const step = STEPS[event.key];
  if (step) {
    event.preventDefault();
    rows[step(place, rows.length - 1)]?.focus();
    return;
  }
  const arrow = arrowOf(event.key);
  const wish = arrow === 'ArrowRight' ? 'false' : arrow === 'ArrowLeft' ? 'true' : null;
  if (wish !== null && rows[place]?.getAttribute('aria-expanded') === wish) rows[place]?.click();
}

const isSeen = (row: HTMLElement) => row.closest('[hidden], [inert]') === null;
