import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';
import { PEOPLE } from './people.ts';
import { logInAtProvider, PROVIDER_NAME, STRANGER } from './provider-page.ts';

const CLAIM = '/apps/travelExpensesRequest/202606';
const LOG_IN = `Log in with ${PROVIDER_NAME}`;
const IN_JAPANESE = `${PROVIDER_NAME}でログイン`;

test('a guest logs in at the company’s provider, finds the page they wanted with nothing of it in the address, and is logged out there as well [S2-24, S4-06, S4-02]', async ({
  open,
}) => {
  const asked: string[] = [];
  const page = await open('guest', {
    before: (opened) => opened.on('request', (request) => asked.push(request.url())),
    at: CLAIM,
    language: 'en',
  });
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: LOG_IN }).click();
  await logInAtProvider(page, PEOPLE.staff);
  await expect(page).toHaveURL(CLAIM);
  await expect(page.getByText(`Logged in with ${PROVIDER_NAME}`)).toBeVisible();
  const { user } = await (await page.request.get('/api/session')).json();
  expect(user).toMatchObject({ from: PROVIDER_NAME, email: PEOPLE.staff });

  // The provider's answer stands in one request alone, neither in the address nor in the history afterwards.
  const [answer] = asked.filter((url) => new URL(url).pathname === '/callback');
  const code = new URL(answer ?? '').searchParams.get('code') ?? '';
  expect(code).not.toBe('');
  expect(asked.filter((url) => url.includes(code))).toEqual([answer]);
  await page.goBack();
  expect(page.url()).not.toContain(code);

  await page.goto('/logout');
  // The portal asks whoever comes from elsewhere, and then the provider asks.
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname !== '/logout');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Logged out.')).toBeVisible();
  await page.getByRole('button', { name: LOG_IN }).click();
  await expect(page.getByLabel('Company email'), 'the provider has forgotten them too').toBeVisible();
});

test('who gives up at the provider reads its own text, and whom the company gave no account is told so; both may begin again [S3-07] [S3-12]', async ({
  open,
}) => {
  const page = await open('guest', { at: '/login', language: 'en' });
  await page.getByRole('button', { name: LOG_IN }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('access_denied: The person gave up');
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByRole('button', { name: LOG_IN }).click();
  await logInAtProvider(page, STRANGER);
  await expect(page.getByRole('alert')).toContainText(STRANGER);
  await expect(page).toHaveURL('/callback');
  await expectAccessible(page, 'a refused login of a provider');
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page.locator('input[type=email]')).toBeVisible();
});

test('an answer that was begun in another browser brings nobody in [S2-24]', async ({ open }) => {
  const [victim, attacker] = [
    await open('guest', { language: 'en' }),
    await open('guest', { at: '/login', language: 'en' }),
  ];
  await attacker.getByRole('button', { name: LOG_IN }).click();
  const stolen = attacker.waitForRequest((request) => new URL(request.url()).pathname === '/callback');
  await attacker.route('**/callback?*', (route) => route.abort());
  await logInAtProvider(attacker, PEOPLE.admin);
  await victim.goto((await stolen).url());
  await expect(victim.getByRole('alert')).toContainText('begun in another browser');
  await victim.goto(CLAIM);
  await expect(victim).toHaveURL('/login');
});

test('an ended session is begun anew at the provider, and leads back to the page that stood open [S3-13]', async ({
  open,
}) => {
  const page = await open('guest', { at: CLAIM, language: 'en' });
  await page.getByRole('button', { name: LOG_IN }).click();
  await logInAtProvider(page, PEOPLE.staff);
  await expect(page).toHaveURL(CLAIM);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().clearCookies({ domain: 'localhost' });
  // Whoever comes back to a page that stood open is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const again = page.getByRole('dialog').getByRole('button', { name: new RegExp(`${LOG_IN}|${IN_JAPANESE}`) });
  await again.click();
  // In the language that the account has by now.
  const said = page
    .getByText(`Logged in with ${PROVIDER_NAME}`)
    .or(page.getByText(`${PROVIDER_NAME}でログインしました。`));
  await expect(said).toBeVisible();
  await expect(page).toHaveURL(CLAIM);
});
