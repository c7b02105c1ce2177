import { expectAccessible } from './axe.ts';
import { PHONE_PX } from './browser.ts';
import { expect, test } from './journey.ts';

const BOARD = '/apps/internal-resource-reservations';

test('on a phone, in English, the page of one room bears its name and is accessible, as the board is', async ({
  open,
}) => {
  const page = await open('staff', { at: BOARD, widthPx: PHONE_PX, language: 'en' });
  await expectAccessible(page, 'the board on a phone');
  const rooms = (await (await page.request.get('/api/resources/offered')).json()) as {
    resources: { id: string; name: string; resourceCategory: string; approval: string }[];
  };
  const room = rooms.resources.find((one) => one.resourceCategory === 'room' && one.approval === 'none');
  await page.goto(`${BOARD}/room/${room?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(room?.name ?? '');
  await expectAccessible(page, 'the page of one room');
});
