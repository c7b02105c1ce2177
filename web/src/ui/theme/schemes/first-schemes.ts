// Holds the first screen until the colours of the chosen schemes are here, so that it never shows others.
import { shownTheme } from '@madoguchi/contract/preferences/frame-settings.ts';
import { frameCopies } from '../../../platform/frame-settings.ts';
import { logFault } from '../../../platform/log.ts';
import { arePalettesHere, loadPalettes } from './palette-store.ts';

/** Media query for the system's wish. */
export const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** At once for the schemes of new visitors. Where the others cannot be loaded, the screen shows in `default`. */
export async function firstSchemesHere(): Promise<void> {
  const shown = shownTheme(frameCopies.get().current, window.matchMedia(PREFERS_DARK).matches);
  if (arePalettesHere(shown)) return;
  await loadPalettes().catch((error: unknown) => logFault('The colour schemes could not be loaded', error));
}
