import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settle } from './pictures.ts';

const RULE_SETS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The faults that axe finds on the page once it is idle, by all rules or by the named ones: each broken rule with the elements
 * that break it, so that the report can be read without a browser.
 */
export async function faultsOf(page: Page, rules: readonly string[] = RULE_SETS): Promise<string[]> {
  await settle(page);
  // Legacy mode judges within the page: otherwise every passed element of a long sheet is sent out of it and back.
  const judge = new AxeBuilder({ page }).options({ runOnly: [...rules], resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await judge.analyze();
  return violations.map((rule) => {
    const places = rule.nodes.map((node) => `    ${node.target.join(' ')}: ${node.failureSummary ?? node.html}`);
    return [`${rule.id} (${rule.impact ?? 'unknown'}): ${rule.help}`, ...places].join('\n');
  });
}

/** Fails when axe finds anything on the page. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect(await faultsOf(page), `accessibility of ${screen}`).toEqual([]);
}
