import { ANNOUNCEMENT_LIMITS } from '@madoguchi/contract/announcements/model.ts';
import {
  changeAnnouncement,
  createAnnouncement,
  fetchAnnouncementFile,
  showAnnouncement,
  showForMaintenance,
  withdrawAnnouncement,
} from '@madoguchi/contract/announcements/operations.ts';
import { fetchAttachment } from '@madoguchi/contract/attachments/operations.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcement, drafted, fileBy, publishedWithFile } from '../../../test/announcements.ts';
import type { Who } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const VISITORS: readonly (Who | null)[] = [null, 'user', 'staff', 'admin2'];
const statuses = (id: string, fileId: string) =>
  Promise.all(VISITORS.map(async (who) => (await world.as(who)(fetchAnnouncementFile, { id, fileId })).status));
const saved = (id: string, version: number, attachmentIds: string[], who: Who = 'admin') =>
  world.as(who)(changeAnnouncement, { id, version, ...announcement({ attachmentIds }), readAgain: false });

describe('a file of an announcement', () => {
  it.each([
    ['any', [200, 200, 200, 200]],
    ['signed-in', [404, 200, 200, 200]],
    ['staff', [404, 404, 200, 200]],
    ['admin', [404, 404, 404, 200]],
  ] as const)(
    'for %s is fetched by those who see it, and by nobody else [B9-01, B0-07]',
    async (audience, expected) => {
      const { id, fileId } = await publishedWithFile(world, { audience });
      expect(await statuses(id, fileId)).toEqual(expected);
    },
  );

  it('is shown with its name and size beside the text, and is the very bytes, to download [B0-07]', async () => {
    const { id, fileId } = await publishedWithFile(world);
    const { output } = await world.as('staff')(showAnnouncement, { id });
    expect(output.attachments).toEqual([
      { id: fileId, name: '年末の予定.pdf', mediaType: 'application/pdf', bytes: expect.any(Number) },
    ]);
    const { raw } = await world.as('staff')(fetchAnnouncementFile, { id, fileId });
    expect(raw.body).toMatch(/^%PDF-1\.7/);
    expect(raw.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-length': String(output.attachments[0]?.bytes),
    });
    const recorded = await world.audit(`target_id = '${fileId}' and event = 'attachment.fetched'`);
    expect(recorded).toMatchObject([
      { account_id: world.people.staff.accountId, difference: { name: '年末の予定.pdf', announcement: id } },
    ]);
  });

  it('is away with its announcement: a draft, withdrawn, to come, over; and from another announcement it is none [B9-01]', async () => {
    const nobody = [404, 404, 404, 404];
    const fileId = await fileBy(world, 'admin');
    const draft = await drafted(world, { audience: 'any', attachmentIds: [fileId] });
    expect(await statuses(draft.id, fileId)).toEqual(nobody);
    const { shownFrom } = announcement();
    const later = await publishedWithFile(world, { audience: 'any', shownFrom: addDays(shownFrom, 9) });
    expect(await statuses(later.id, later.fileId)).toEqual(nobody);
    const over = await publishedWithFile(world, { audience: 'any', lastDay: shownFrom });
    expect(await statuses(over.id, over.fileId)).toEqual(nobody);
    const out = await publishedWithFile(world, { audience: 'any' });
    expect(await statuses(out.id, fileId)).toEqual(nobody);
    await world.as('admin')(withdrawAnnouncement, { id: out.id, version: out.version });
    expect(await statuses(out.id, out.fileId)).toEqual(nobody);
  });

  it('is every admin’s in any state by its own address, and nobody else’s there [B0-07]', async () => {
    const fileId = await fileBy(world, 'admin');
    const statusOf = async (who: Who) => (await world.as(who)(fetchAttachment, { id: fileId })).status;
    expect([await statusOf('admin'), await statusOf('admin2')]).toEqual([200, 404]);
    const { id, version } = await drafted(world, { attachmentIds: [fileId] });
    expect([await statusOf('admin2'), await statusOf('system'), await statusOf('staff')]).toEqual([200, 200, 404]);
    await saved(id, version, []);
    expect(await statusOf('admin2')).toBe(404);
  });

  it('stays when another admin saves, can be taken off and put back, and keeps its place [B0-04, B0-09]', async () => {
    const [first, second] = [await fileBy(world, 'admin', '一.pdf'), await fileBy(world, 'admin', '二.pdf')];
    const { id, version } = await drafted(world, { attachmentIds: [first, second] });
    const names = async () =>
      (await world.as('admin')(showForMaintenance, { id })).output.attachments.map(({ name }) => name);
    expect(await names()).toEqual(['一.pdf', '二.pdf']);
    const mine = await fileBy(world, 'admin2', '三.pdf');
    expect((await saved(id, version, [mine, second], 'admin2')).status).toBe(200);
    expect(await names()).toEqual(['三.pdf', '二.pdf']);
    const { rows } = await world.pool.query(
      'select removed_by from announcement_attachments where announcement_id = $1 and attachment_id = $2',
      [id, first],
    );
    expect(rows).toEqual([{ removed_by: world.people.admin2.accountId }]);
    expect((await saved(id, version + 1, [second, first])).status).toBe(200);
    expect(await names()).toEqual(['二.pdf', '一.pdf']);
    const events = await world.audit(`target_id = '${id}' and event = 'announcement.changed'`);
    expect(events.map(({ difference }) => difference['attachmentIds'])).toEqual([
      [
        [first, second],
        [mine, second],
      ],
      [
        [mine, second],
        [second, first],
      ],
    ]);
  });

  it('is none of somebody else’s, none twice, and no more than so many, each told at its field [B0-07, B0-11]', async () => {
    const told = async (attachmentIds: string[]) => {
      const { status, problem } = await world.as('admin')(createAnnouncement, announcement({ attachmentIds }));
      return [status, problem.data.fields.map(({ field, code }) => `${field}: ${code}`)];
    };
    const [own, others] = [await fileBy(world, 'admin'), await fileBy(world, 'staff')];
    expect(await told([own, others])).toEqual([422, ['attachmentIds.1: unknown-attachment']]);
    expect(await told([own, own.toUpperCase()])).toEqual([422, ['attachmentIds: twice']]);
    const many = Array.from({ length: ANNOUNCEMENT_LIMITS.attachments + 1 }, () => crypto.randomUUID());
    expect(await told(many)).toEqual([422, ['attachmentIds: too-many']]);
  });
});
