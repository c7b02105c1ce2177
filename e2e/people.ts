import { signIn as operation } from '@madoguchi/contract/session/operations.ts';
import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Accounts of the sample organisation: one for each role, and the superior of the member of staff. */
export const PEOPLE = {
  system: 'system@madoguchi.example',
  admin: 'admin@madoguchi.example',
  staff: 'staff@madoguchi.example',
  superior: 'superior@madoguchi.example',
  user: 'user@madoguchi.example',
} as const;

export type Person = keyof typeof PEOPLE;

export const SAMPLE_PASSWORD = 'madoguchi-sample';

/**
 * Signs a person in as the form does, without drawing it: pages that the context opens from now on are theirs. The form
 * is walked through where it is what a journey is about.
 */
export async function letIn({ request }: BrowserContext, person: Person): Promise<void> {
  const answer = await request.post(operation.path, { data: { email: PEOPLE[person], password: SAMPLE_PASSWORD } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Signs a person in by the form; see `signInAs`. */
export const signIn = (page: Page, person: Person): Promise<void> => signInAs(page, PEOPLE[person]);

/**
 * Signs somebody of the sample in by the form of the page that is open, or by /login when the open page shows none, and
 * waits until the form is gone.
 */
export async function signInAs(page: Page, address: string): Promise<void> {
  const email = page.locator('input[type=email]');
  if (!(await email.isVisible())) await page.goto('/login');
  await email.fill(address);
  await page.locator('input[type=password]').fill(SAMPLE_PASSWORD);
  await page.locator('button[type=submit]').click();
  // Not the password: the page that was wanted may ask for one itself.
  await expect(email).toHaveCount(0);
}
