// Holds the first screen until the colours of the chosen schemes are here, so that it never shows others.
import { shownTheme } from '@madoguchi/contract/preferences/frame-settings.ts';
import { frameCopies } from '../../../platform/frame-settings.ts';
import { logFault } from '../../../platform/log.ts';
import { arePalettesHere, loadPalettes } from './palette-store.ts';
import { knowVariables } from './scheme-variables.ts';

/** Media query for the system's wish. */
export const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Where the schemes cannot be loaded, the screen shows in `default`; where what was made of them cannot, it is made anew. */
export async function firstSchemesHere(): Promise<void> {
  const shown = shownTheme(frameCopies.get().current, window.matchMedia(PREFERS_DARK).matches);
  const load = arePalettesHere(shown) ? loadVariables : loadPalettes;
  await load().catch((error: unknown) => logFault('The colour schemes could not be loaded', error));
}

async function loadVariables(): Promise<void> {
  const { MADE } = await import('./made-variables.ts');
  knowVariables(MADE);
}
