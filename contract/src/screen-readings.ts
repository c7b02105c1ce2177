// How the titles of the menu are read (B9-02), apart from the rows: it loads with the palette, and the rows with the start.
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

/** By the screen's id. */
export const SCREEN_READINGS: Readonly<Record<string, string>> = Object.fromEntries(
  SCREENS.flatMap(({ id, menu }: Screen) => (menu === undefined ? [] : [[id, menu.reading]])),
);
