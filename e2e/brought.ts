// Pages as the server sends them where it could not bring all along: their screens ask then.
import type { Page, Route } from '@playwright/test';

const OPENING = /(id="opening">)([^<]*)/;

async function withOpening(route: Route, rewrite: (opening: string) => string): Promise<void> {
  const answer = await route.fetch();
  const body = (await answer.text()).replace(OPENING, (_all, start: string, json: string) => start + rewrite(json));
  await route.fulfill({ response: answer, body });
}

/** For a page's address: it comes without its visitor. */
export const withoutSession = (route: Route): Promise<void> => withOpening(route, () => '');

/** From now on the pages bring no answers, so that a journey may answer in the server's place. */
export async function bringNothing(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    return withOpening(route, (json) => JSON.stringify({ ...JSON.parse(json), answers: [] }));
  });
}
