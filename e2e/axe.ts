import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settle } from './pictures.ts';

const RULE_SETS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** An element that fades in has too little contrast until it is there. */
async function untilFadedIn(): Promise<void> {
  const ends = (one: Animation) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity;
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(ends)
      .map(({ finished }) => finished),
  );
}

/**
 * The faults that axe finds on the page once it is idle, by all rules or by the named ones: each broken rule with the elements
 * that break it, so that the report can be read without a browser.
 */
export async function faultsOf(page: Page, rules: readonly string[] = RULE_SETS): Promise<string[]> {
  await settle(page);
  await page.evaluate(untilFadedIn);
  // Legacy mode judges within the page: otherwise every passed element of a long sheet is sent out of it and back.
  const judge = new AxeBuilder({ page }).options({ runOnly: [...rules], resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await judge.analyze();
  const faults: string[] = [];
  for (const { id, impact, help, nodes } of violations) {
    const places: string[] = [];
    for (const { target, failureSummary, html } of nodes) {
      const place = target.join(' ');
      if (id === 'target-size' && (await isLargeInSight(page, place))) continue;
      places.push(`    ${place}: ${failureSummary ?? html}`);
    }
    if (places.length > 0) faults.push([`${id} (${impact ?? 'unknown'}): ${help}`, ...places].join('\n'));
  }
  return faults;
}

/** A target that is scrolled half behind the bar of a phone looks small to axe: its size is judged again in the middle of the window. */
async function isLargeInSight(page: Page, place: string): Promise<boolean> {
  const target = page.locator(place);
  if ((await target.count()) !== 1) return false;
  await target.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const judge = new AxeBuilder({ page })
    .include(place)
    .options({ runOnly: ['target-size'] })
    .setLegacyMode();
  return (await judge.analyze()).violations.length === 0;
}

/** Fails when axe finds anything on the page. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect(await faultsOf(page), `accessibility of ${screen}`).toEqual([]);
}
