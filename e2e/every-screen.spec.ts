import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { DESK_PX, PHONE_PX, type View } from './browser.ts';
import { expect, test } from './journey.ts';
import { unfold } from './unfold.ts';
import { openScreen, WALK } from './walk.ts';

/** Both languages, both schemes, desk and phone; the other pairs of them change nothing more. */
const VIEWS: readonly View[] = [
  { language: 'ja', scheme: 'light', widthPx: DESK_PX },
  { language: 'en', scheme: 'dark', widthPx: DESK_PX },
  { language: 'ja', scheme: 'light', widthPx: PHONE_PX },
];

const PEOPLE = [...new Set(WALK.map(({ who }) => who))];

for (const view of VIEWS) {
  for (const who of PEOPLE) {
    const { language, scheme, widthPx } = view;
    test(`every screen of ${who} is accessible and fits (fault 14): ${language}, ${scheme}, ${widthPx} px`, async ({
      open,
    }) => {
      const page = await open(who, view);
      for (const screen of WALK.filter((one) => one.who === who)) {
        await test.step(screen.id, async () => {
          await openScreen(page, screen);
          await unfold(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          expect.soft(await faultsOf(page), `accessibility of ${screen.id}`).toEqual([]);
          const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(beyond, `pixels by which ${screen.id} is wider than its window`).toBeLessThanOrEqual(0);
          expect.soft(await cutHeads(page), `heads of columns that ${screen.id} cuts`).toEqual([]);
        });
      }
    });
  }
}

/** The heads of columns that are wider than their column. */
function cutHeads(page: Page): Promise<string[]> {
  return page
    .locator('thead th')
    .evaluateAll((heads) =>
      heads.filter((head) => head.scrollWidth > head.clientWidth).map((head) => head.textContent ?? ''),
    );
}

/** A strong light one and a cool dark one, on the pages with the most marks and states. */
const SCHEMES = ['light6', 'dark3'] as const;
const BUSY = WALK.filter(({ id }) => /^(expense-claims\.|information)/.test(id));

for (const name of SCHEMES) {
  test(`what is written on the pages is readable in ${name} [S6-10]`, async ({ open }) => {
    const page = await open('admin');
    const settings = encodeURIComponent(JSON.stringify({ theme: { main: name } }));
    for (const screen of BUSY) {
      await openScreen(page, { ...screen, path: `${screen.path}?defaultSettings=${settings}` });
      expect.soft(await faultsOf(page, ['color-contrast']), `contrast of ${screen.id}`).toEqual([]);
    }
  });
}
