import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { Locator } from 'vitest/browser';

let shown: { readonly root: Root; readonly place: HTMLElement } | undefined;

/** Draws the element as the page's only content until the test ends, in the place of what was shown before. */
export function show(element: ReactNode): void {
  takeDown();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  shown = { root, place };
  root.render(element);
  onTestFinished(takeDown);
}

/** Takes what is shown off the page, as a person does who leaves it. */
function takeDown(): void {
  shown?.root.unmount();
  shown?.place.remove();
  shown = undefined;
}

/** The texts of all elements found, in the order of the page. */
export const texts = (found: Locator): string[] => found.elements().map(({ textContent }) => textContent);
