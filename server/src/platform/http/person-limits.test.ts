// Uploads, downloads and mails are limited per person; reads are not (reliability T23).
import { fetchAnnouncementFile } from '@madoguchi/contract/announcements/operations.ts';
import { exportReviewList, remindClaimants } from '@madoguchi/contract/expense-claims/operations.ts';
import { OPERATIONS } from '@madoguchi/contract/operations.ts';
import { listMySessions } from '@madoguchi/contract/session/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedWithFile } from '../../../test/announcements.ts';
import { sendFile } from '../../../test/multipart.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';
import { limitedAs } from './person-limits.ts';

const receipt = { name: '領収書.pdf', content: '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n' };
const month = '202611';

let world: World;
beforeAll(async () => {
  world = await openWorld({ UPLOADS_PER_HOUR: '4', DOWNLOADS_PER_HOUR: '3', MAILS_PER_HOUR: '2' });
});
afterAll(() => world.close());

let hours = 0;
/** By then every bucket is full again. */
beforeEach(() => {
  hours += 2;
  world.clock.set(new Date(Date.parse(NOW) + hours * 3_600_000).toISOString());
});

const later = (ms: number) => world.clock.set(new Date(Date.parse(world.clock.now()) + ms).toISOString());

async function statusesOf(count: number, ask: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let nth = 0; nth < count; nth += 1) statuses.push((await ask()).status);
  return statuses;
}

const upload = async () => ({ status: (await sendFile(world, 'staff', [receipt])).statusCode });
const download = () => world.as('admin')(exportReviewList, { month });
const remind = () => world.as('admin')(remindClaimants, { month });

describe('in an hour one person', () => {
  it.each([
    ['uploads', upload, 4],
    ['fetches', download, 3],
    ['asks for mails', remind, 2],
  ] as const)('%s so often, then waits (T23)', async (_what, ask, most) => {
    expect(await statusesOf(most + 2, ask)).toEqual([...Array.from({ length: most }, () => 200), 429, 429]);
  });

  it('is told when to go on, and can then', async () => {
    await statusesOf(2, remind);
    const { raw, problem } = await remind();
    expect(raw.headers['retry-after']).toBe('1800');
    expect(problem).toMatchObject({ code: 'too-many', data: { retryAfterSeconds: 1_800 } });
    later(1_800_000);
    expect(await statusesOf(2, remind)).toEqual([200, 429]);
  });

  it('who is a guest is told apart by the address alone (T23)', async () => {
    const { id, fileId } = await publishedWithFile(world, { audience: 'any' });
    const fetched = () => world.as(null)(fetchAnnouncementFile, { id, fileId });
    expect(await statusesOf(4, fetched)).toEqual([200, 200, 200, 429]);
    expect((await world.as('user')(fetchAnnouncementFile, { id, fileId })).status).toBe(200);
  });

  it('takes nothing from anybody else', async () => {
    await statusesOf(4, upload);
    expect((await upload()).status).toBe(429);
    expect((await sendFile(world, 'other', [receipt])).statusCode).toBe(200);
  });

  it('reads without a limit', async () => {
    expect(new Set(await statusesOf(300, () => world.as('staff')(listMySessions, {})))).toEqual(new Set([200]));
  });

  it('leaves one record of having been refused, until something passes again [B0-09]', async () => {
    const refused = () => world.audit(`event = 'attempt.refused' and difference->>'reason' = 'too-many'`);
    const before = (await refused()).length;
    await statusesOf(6, remind);
    expect(await refused()).toHaveLength(before + 1);
  });
});

it('every file and every mail that is asked for has a limit', () => {
  const limited = OPERATIONS.filter((operation) => limitedAs(operation) !== null).map(({ id }) => id);
  const files = OPERATIONS.filter(({ kind }) => kind === 'upload' || kind === 'download').map(({ id }) => id);
  expect(limited).toEqual(expect.arrayContaining(files));
  expect(limited).toEqual(expect.arrayContaining(['expense-claims.remind', 'accounts.invite', 'accounts.send-reset']));
});
