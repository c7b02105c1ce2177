// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

/** As the page is loaded: what was kept in the tab is there, and nothing else. */
const load = () => {
  vi.resetModules();
  return import('./way-back.ts');
};
beforeEach(() => sessionStorage.clear());

it('tells a tab that comes back from the provider’s logout, once, and not the page that is being left [S4-06]', async () => {
  const leaving = await load();
  expect(leaving.takeWayBack()).toBe(false);
  leaving.noteWayOut();
  expect(leaving.takeWayBack()).toBe(false);
  const back = await load();
  expect([back.takeWayBack(), back.takeWayBack()]).toEqual([true, false]);
});
