// One journey for each person and look: the screens of one person differ from another's, and two workers share them out.
import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { broughtFor, watchReads } from './brought.ts';
import { DESK_PX, PHONE_PX, type View } from './browser.ts';
import { movedAtTakeover, watchPicture } from './first-picture.ts';
import { expect, test } from './journey.ts';
import { unfold } from './unfold.ts';
import { openScreen, WALK } from './walk.ts';

/** A control must have a name on a phone as well, where other controls are drawn. */
const NAMES = [
  'aria-command-name',
  'aria-input-field-name',
  'aria-tab-name',
  'aria-toggle-field-name',
  'button-name',
  'input-button-name',
  'label',
  'link-name',
  'select-name',
  'summary-name',
];

interface Look {
  readonly view: View;
  /** Axe's rules; without them, all that the portal promises to keep. */
  readonly rules?: readonly string[];
  /** The colour scheme; `default` follows the view. */
  readonly palette?: string;
}

/**
 * Everything once; then what another language, scheme or width can change. That each scheme reads is proved by
 * palettes.test.ts: the strong one here shows that what is drawn takes its colours from the scheme.
 */
const LOOKS: readonly Look[] = [
  { view: { language: 'ja', scheme: 'light', widthPx: DESK_PX } },
  {
    view: { language: 'en', scheme: 'dark', widthPx: DESK_PX },
    rules: ['color-contrast', 'html-has-lang', 'html-lang-valid', 'valid-lang'],
  },
  {
    view: { language: 'ja', scheme: 'light', widthPx: PHONE_PX },
    rules: ['color-contrast', 'target-size', ...NAMES],
    palette: 'light6',
  },
];

const PEOPLE = [...new Set(WALK.map(({ who }) => who))];

test.describe.configure({ mode: 'parallel', timeout: 900_000 });

for (const look of LOOKS) for (const who of PEOPLE) walk(who, look);

function walk(who: (typeof PEOPLE)[number], look: Look): void {
  const { language, scheme, widthPx } = look.view;
  test(`every screen of ${who} in ${language}, ${scheme}, ${widthPx} px is accessible, names its controls, fits its window, stands where the server wrote its heading, and asks for nothing that its page brought (fault 14) [S6-03] [S6-10]`, async ({
    open,
  }) => {
    let cameAlong = 0;
    const page = await open(who, look.view);
    const reads = watchReads(page);
    await watchPicture(page);
    const screens = WALK.filter((one) => one.who === who);
    for (const screen of screens) {
      await test.step(screen.id, async () => {
        await openScreen(page, screen, queryOf(look));
        // A scheme that the address asks for is known to the app alone, as are a guest's settings.
        if (who !== 'guest' && look.palette === undefined) {
          expect.soft(await movedAtTakeover(page), `what moved when the app took over ${screen.id}`).toEqual([]);
        }
        if (look.rules === undefined) {
          const came = (await reads.brought()).filter((id) => broughtFor(screen.id).includes(id));
          cameAlong += came.length;
          const again = reads.asked().filter((id) => came.includes(id));
          expect.soft(again, `reads of ${screen.id} that came with its page`).toEqual([]);
        }
        await unfold(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        if (language === 'en') {
          expect.soft(await japaneseControls(page), `controls of ${screen.id} without English`).toEqual([]);
        }
        expect.soft(await faultsOf(page, look.rules), `accessibility of ${screen.id}`).toEqual([]);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(beyond, `pixels by which ${screen.id} is wider than its window`).toBeLessThanOrEqual(0);
        expect.soft(await cutHeads(page), `heads of columns that ${screen.id} cuts`).toEqual([]);
      });
    }
    if (look.rules === undefined && screens.some(({ id }) => broughtFor(id).length > 0)) {
      expect(cameAlong, 'answers that came with pages').toBeGreaterThan(0);
    }
  });
}

const queryOf = ({ palette }: Look) =>
  palette === undefined ? '' : `?defaultSettings=${encodeURIComponent(JSON.stringify({ theme: { main: palette } }))}`;

/** Texts of buttons, tabs and heads of columns in the screen's own part that are Japanese alone. */
async function japaneseControls(page: Page): Promise<string[]> {
  const texts: string[] = [];
  for (const role of ['button', 'columnheader', 'tab'] as const) {
    texts.push(...(await page.getByRole('main').getByRole(role).allInnerTexts()));
  }
  return texts.filter((text) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(text) && !/[a-z]/i.test(text));
}

/** The heads of columns that are wider than their column. */
function cutHeads(page: Page): Promise<string[]> {
  return page
    .locator('thead th')
    .evaluateAll((heads) =>
      heads.filter((head) => head.scrollWidth > head.clientWidth).map((head) => head.textContent ?? ''),
    );
}
