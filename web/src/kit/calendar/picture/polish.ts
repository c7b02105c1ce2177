// The library's own markup says table, row and cell, but can be walked by mouse alone. The grid of the keyboard is ours, so its
// roles go; and labels of times are written anew, because it shows them by the browser's zone.

const ROLES = ':is([role=table], [role=row], [role=rowgroup], [role=rowheader], [role=columnheader], [role=cell])';
const OURS = ':not(.cell-cursor *)';

/** Puts right what the library has drawn below the element. Can be called again. */
export function polish(root: HTMLElement): void {
  for (const element of root.querySelectorAll(`${ROLES}${OURS}`)) element.removeAttribute('role');
  for (const element of root.querySelectorAll(`:is([aria-colindex], [aria-colspan])${OURS}`)) {
    element.removeAttribute('aria-colindex');
    element.removeAttribute('aria-colspan');
  }
  for (const element of root.querySelectorAll('time[aria-label], span[aria-label], aside[aria-hidden]')) {
    element.removeAttribute('aria-label');
    element.removeAttribute('aria-hidden');
  }
  // Beside the page's own, these would be landmarks.
  for (const element of root.querySelectorAll('aside:not([role]), header:not([role]), section:not([role])'))
    element.setAttribute('role', 'presentation');
  for (const label of root.querySelectorAll<HTMLTimeElement>('.ec-slot time')) {
    const time = label.dateTime.slice(11, 16);
    if (label.textContent !== time) label.textContent = time;
  }
  for (const more of root.querySelectorAll<HTMLElement>('.ec-day-foot a')) more.tabIndex = -1;
}
