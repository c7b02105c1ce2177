import {
  changeAnnouncement,
  exportAnnouncements,
  exportReaders,
  markAnnouncementRead,
} from '@madoguchi/contract/announcements/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announcement, published } from '../../../../test/announcements.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const inJapanese = { headers: { 'accept-language': 'ja' } };
const linesOf = (csv: string) => csv.trimEnd().split('\r\n');

it('writes the announcements as they are filtered, no formula among them, and records what was taken [B0-10, B0-09]', async () => {
  const lastDay = PlainDate.parse('2026-11-30');
  await published(world, { title: '=1+1', announcementCategory: 'system', mustRead: true, lastDay });
  await published(world, { title: '社員食堂の休業', announcementCategory: 'company' });
  const { raw } = await world.as('admin')(exportAnnouncements, { category: 'system' }, inJapanese);
  expect(raw.headers['content-disposition']).toContain(encodeURIComponent('お知らせ一覧.csv'));
  const [head, ...rows] = linesOf(raw.body);
  expect(head).toBe('\ufeff件名,ステータス,カテゴリ,対象,開始日,終了日,必読,固定,既読,対象人数,更新日時,更新者');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^"?'=1\+1/);
  // The last day on which it shows, and of how many how many have confirmed it.
  expect(rows[0]).toContain(`,2026/11/20,2026/11/30,`);
  expect(rows[0]).toContain(`,0,${Object.keys(world.people).length},`);
  const [row] = await world.audit(`event = 'announcements.exported'`);
  expect(row?.difference).toEqual({ category: 'system', encoding: 'utf-8' });
});

it('writes who has confirmed one and who has not, by the names of their departments, and records of which [B0-10, B0-09]', async () => {
  const { id } = await published(world, { mustRead: true, audience: 'signed-in' });
  await world.as('staff')(markAnnouncementRead, { id, edition: 1 });
  const taken = async (state?: 'read') => {
    const { raw } = await world.as('admin')(exportReaders, { id, ...(state && { state }) }, inJapanese);
    return linesOf(raw.body);
  };
  const [head, ...everybody] = await taken();
  expect(head).toBe('\ufeff社員番号,氏名,フリガナ,部署,ステータス,既読日時,催促日時');
  expect(everybody).toHaveLength(Object.keys(world.people).length);
  const [, ...readers] = await taken('read');
  expect(readers).toHaveLength(1);
  const { number, name } = world.people.staff;
  expect(readers[0]).toMatch(new RegExp(`^${number},${name},[^,]+,本社,既読,2026/11/21`));
  const recorded = await world.audit(`event = 'announcement.readers-exported'`);
  expect(recorded.map(({ target_id }) => target_id)).toEqual([id, id]);
  expect(recorded.at(-1)?.difference).toMatchObject({ state: 'read' });
});

it('writes who has confirmed one and is not asked any more too, in words of their own [B0-10, B9-01]', async () => {
  const { id, version } = await published(world, { mustRead: true, audience: 'signed-in' });
  await world.as('staff')(markAnnouncementRead, { id, edition: 1 });
  const narrowed = announcement({ mustRead: true, audience: 'system' });
  await world.as('admin')(changeAnnouncement, { id, version, ...narrowed, readAgain: false });
  const taken = async (language: 'ja' | 'en') => {
    const { raw } = await world.as('admin')(exportReaders, { id }, { headers: { 'accept-language': language } });
    return linesOf(raw.body).find((line) => line.includes(world.people.staff.name));
  };
  expect(await taken('ja')).toMatch(/,既読（対象外）,2026\/11\/21/);
  expect(await taken('en')).toContain(',"Read, not asked now",');
});
