// The pages of the company's identity provider, as people of the journeys use them.
import type { Page } from '@playwright/test';
import { PROVIDER_PASSWORD } from '../server/test/identity-provider.ts';
import { PEOPLE } from './people.ts';

export const PROVIDER_NAME = '丸一ID';

/** Somebody whom the provider knows and the portal does not. */
export const STRANGER = 'stranger@maruichi.example';

export const MEMBERS = [...Object.values(PEOPLE), STRANGER].map((email, index) => ({
  subject: String(7001 + index),
  email,
  isVerified: true,
}));

/** Fills the provider's own form, which has opened. */
export async function logInAtProvider(page: Page, email: string): Promise<void> {
  await page.getByLabel('Company email').fill(email);
  await page.getByLabel('Company password').fill(PROVIDER_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
}
