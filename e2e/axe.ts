import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { settle } from './pictures.ts';

declare global {
  var axe: typeof Axe | undefined;
}

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULE_SETS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** An element that fades in has too little contrast until it is there, and the next one may begin once it is. */
async function untilFadedIn(): Promise<void> {
  const ends = (one: Animation) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity;
  const running = () => document.getAnimations().filter(ends);
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  do {
    await Promise.allSettled(running().map(({ finished }) => finished));
    await frame();
  } while (running().length > 0);
}

/**
 * The elements that break a rule, on the whole page or within one place. Axe runs within the page, and the faults alone leave it: the
 * list of all that was judged, as Axe's own driver for Playwright sends it, takes longer than the judgement.
 */
async function judge(page: Page, rules: readonly string[], place?: string) {
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(SCRIPT);
  return page.evaluate(
    async ([values, within]) => {
      if (globalThis.axe === undefined) throw new Error('Axe is not in the page');
      // A frame holds a paper as PDF, which axe cannot look into.
      const options = { runOnly: [...values], resultTypes: ['violations' as const], iframes: false };
      const { violations } = await globalThis.axe.run(within ?? document, options);
      return violations.map(({ id, impact, help, nodes }) => ({
        id,
        impact,
        help,
        nodes: nodes.map(({ target, failureSummary, html }) => ({
          place: target.join(' '),
          says: failureSummary ?? html,
        })),
      }));
    },
    [rules, place] as const,
  );
}

/**
 * The faults that axe finds on the page once it is idle, by all rules or by the named ones: each broken rule with the elements
 * that break it, so that the report can be read without a browser.
 */
export async function faultsOf(page: Page, rules: readonly string[] = RULE_SETS): Promise<string[]> {
  await settle(page);
  await page.evaluate(untilFadedIn);
  // A card that has come may read more.
  await settle(page);
  await page.evaluate(untilFadedIn);
  const faults: string[] = [];
  for (const { id, impact, help, nodes } of await judge(page, rules)) {
    const places: string[] = [];
    for (const { place, says } of nodes) {
      if (id === 'target-size' && (await isLargeInSight(page, place))) continue;
      places.push(`    ${place}: ${says}`);
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
  return (await judge(page, ['target-size'], place)).length === 0;
}

/** Fails when axe finds anything on the page. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect(await faultsOf(page), `accessibility of ${screen}`).toEqual([]);
}
