import axe from 'axe-core';
import { expect } from 'vitest';

const RULE_SETS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until the page stands still: its fonts there, nothing announced as busy, nothing on its way in or out. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  const busy = '[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])';
  await expect.poll(() => document.querySelector(busy)).toBeNull();
  const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  // One that is given up on the way has come to its end, too.
  await Promise.allSettled(ends.map(({ finished }) => finished));
}

/** Fails when axe finds anything on the page: each broken rule with the elements that break it. */
export async function expectAccessible(screen: string): Promise<void> {
  await settle();
  const { violations } = await axe.run(document, { runOnly: RULE_SETS, resultTypes: ['violations'] });
  const faults = violations.map(({ id, impact, help, nodes }) => {
    const places = nodes.map(
      ({ target, failureSummary, html }) => `    ${target.join(' ')}: ${failureSummary ?? html}`,
    );
    return [`${id} (${impact ?? 'unknown'}): ${help}`, ...places].join('\n');
  });
  expect(faults, `accessibility of ${screen}`).toEqual([]);
}
