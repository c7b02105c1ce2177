import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settle } from './pictures.ts';

const RULE_SETS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails when axe finds anything on the page once it stands still. The failure lists each rule with the elements that break
 * it, so that the report can be read without a browser.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await settle(page);
  // Legacy mode judges within the page: otherwise every passed element of a long sheet is sent out of it and back.
  const judge = new AxeBuilder({ page }).options({ runOnly: RULE_SETS, resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await judge.analyze();
  const faults = violations.map((rule) => {
    const places = rule.nodes.map((node) => `    ${node.target.join(' ')}: ${node.failureSummary ?? node.html}`);
    return [`${rule.id} (${rule.impact ?? 'unknown'}): ${rule.help}`, ...places].join('\n');
  });
  expect(faults, `accessibility of ${screen}`).toEqual([]);
}
