// The pages are named in features.ts, which comes with the frame: a feature more costs the start nothing (decision 0012).
import type { ScreenId } from '@madoguchi/contract/screens.ts';
import type { ScreenPage } from '../../platform/feature.ts';

/** Loads the page that draws the screen. */
export async function loadPage(screen: ScreenId): Promise<ScreenPage> {
  const { SCREEN_PAGES } = await import('../../features.ts');
  return SCREEN_PAGES[screen]();
}
