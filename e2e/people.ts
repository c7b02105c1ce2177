import { signIn as operation } from '@madoguchi/contract/session/operations.ts';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Accounts of the sample organisation: one for each role, and the superior of the member of staff. */
export const PEOPLE = {
  system: 'system@madoguchi.example',
  admin: 'admin@madoguchi.example',
  staff: 'staff@madoguchi.example',
  superior: 'superior@madoguchi.example',
  user: 'user@madoguchi.example',
} as const;

export type Person = keyof typeof PEOPLE;

/** One of `PEOPLE`, or somebody else of the sample organisation by their address. */
export type Account = Person | `${string}@${string}`;

export const SAMPLE_PASSWORD = 'madoguchi-sample';

export const addressOfAccount = (account: Account): string => PEOPLE[account as Person] ?? account;

/** Signs somebody of the sample in as the form does, without drawing it: the cookies of the context are theirs then. */
export async function letIn(request: APIRequestContext, account: Account): Promise<void> {
  const data = { email: addressOfAccount(account), password: SAMPLE_PASSWORD };
  const answer = await request.post(operation.path, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/**
 * Signs somebody of the sample in by the form of the page that is open, or by /login when the open page shows none, and
 * waits until the form is gone.
 */
export async function signIn(page: Page, account: Account): Promise<void> {
  const email = page.locator('input[type=email]');
  if (!(await email.isVisible())) await page.goto('/login');
  await email.fill(addressOfAccount(account));
  await page.locator('input[type=password]').fill(SAMPLE_PASSWORD);
  await page.locator('button[type=submit]').click();
  // Not the password: the page that was wanted may ask for one itself.
  await expect(email).toHaveCount(0);
}
