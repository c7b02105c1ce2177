import { SCREENS } from '@madoguchi/contract/screens.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';
import type { Person } from './people.ts';
import { settle } from './pictures.ts';

const CONTROLS = ['button', 'link', 'textbox', 'combobox', 'checkbox', 'switch', 'tab', 'radio', 'menuitem'] as const;

/** Each screen is looked at by somebody who may see it. Sign-out is left out: it shows for a moment only. */
const SEEN_BY: readonly (Person | 'guest')[] = ['guest', 'system'];
const PATHS = SCREENS.filter(({ id }) => id !== 'session.logout').map(({ id, path }) => ({
  who: id === 'session.login' ? 'guest' : 'system',
  path: path.replace(/:applicationYm/, '202611').replace(/:\w+/, '00000000-0000-7000-8000-000000000000'),
}));

for (const widthPx of [1440, PHONE_PX]) {
  test(`every control of every screen has a name, at ${widthPx} px [S6-03]`, async ({ open }) => {
    for (const who of SEEN_BY) {
      const page = await open(who, { widthPx });
      for (const { path } of PATHS.filter((screen) => screen.who === who)) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await settle(page);
        for (const control of CONTROLS) {
          await expect(page.getByRole(control, { name: /^\s*$/ }), `${control} without a name on ${path}`).toHaveCount(
            0,
          );
        }
      }
    }
  });
}
