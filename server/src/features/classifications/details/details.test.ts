import { USAGE_KINDS } from '@madoguchi/contract/classifications/model.ts';
import {
  exportClassifications,
  listClassifications,
  listDetails,
  showDetail,
  showUsage,
} from '@madoguchi/contract/classifications/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcement, drafted } from '../../../../test/announcements.ts';
import { savedDraft } from '../../../../test/claims.ts';
import { department, madeValue } from '../../../../test/classifications.ts';
import { draftedPurchase } from '../../../../test/purchases.ts';
import { openWorld, type World } from '../../../../test/world.ts';
import { USAGE } from '../../../features.ts';
import type { UsagePort } from './usage-store.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const usage = async (classification: string, code: string) => {
  const { output } = await world.as('staff')(showUsage, { classification, code });
  return Object.fromEntries(output.map(({ kind, count }) => [kind, count]));
};

describe('where a value is used', () => {
  it('is told by a feature for each kind of record [B1-03]', () => {
    const told = USAGE.flatMap((port: UsagePort) => Object.values(port).flatMap((uses) => Object.keys(uses)));
    expect([...new Set(told)].sort()).toEqual([...USAGE_KINDS].sort());
  });

  it('is told with counts, by what uses it; of what nothing uses nothing is told [B1-03]', async () => {
    expect(await usage('route', 'ship')).toEqual({});
    await savedDraft(world.as('staff'));
    expect(await usage('route', 'train')).toEqual({ 'claim-lines': 2 });
    expect(await usage('way', 'round-trip')).toEqual({ 'claim-lines': 1 });
    expect(await usage('reason', 'office')).toEqual({ 'claim-lines': 2 });
    expect(await usage('purchase_type', 'books')).toEqual({});
    await draftedPurchase(world, 'staff', { purchaseCategory: 'books' });
    expect(await usage('purchase_type', 'books')).toEqual({ 'purchase-requests': 1 });
    expect(await usage('document_type', 'invoice')).toEqual({});
  });

  it('counts of a department its people, posts, claims, purchase requests, announcements and the departments below [B1-03]', async () => {
    const before = await usage('group', 'HQ');
    await drafted(world, announcement({ audience: 'departments', departments: ['HQ'] }));
    const { code } = await madeValue(world, department({ parent: 'HQ' }));
    await world.pool.query(`update employees set left_on = '2026-11-20' where number = $1`, [
      world.people.other.number,
    ]);
    const after = await usage('group', 'HQ');
    expect(after).toMatchObject({
      announcements: 1,
      departments: 1,
      claims: 1,
      'purchase-requests': 1,
      employees: (before['employees'] ?? 0) - 1,
      posts: before['posts'],
    });
    expect(await usage('group', code)).toEqual({});
  });
});

describe('the lists of maintainers', () => {
  it('show every classification with how many values it has and how many are valid today [B1-01] [B1-08]', async () => {
    await world.pool.query(`update classification_details set valid_to = '2026-11-20' where code = 'ship'`);
    const { output } = await world.as('staff')(listClassifications, { limit: 200 });
    expect(output.rows.map(({ code }) => code).sort()).toEqual(
      ['reason', 'route', 'way', 'purchase_type', 'staff', 'group', 'position', 'document_type'].sort(),
    );
    expect(output.rows.find(({ code }) => code === 'route')).toMatchObject({
      name: '交通手段',
      system: true,
      active: true,
      valueCount: 10,
      validCount: 9,
      updatedAt: null,
    });
    const { raw } = await world.as('staff')(exportClassifications, {}, { headers: { 'accept-language': 'en' } });
    expect(raw.body.split('\r\n')[0]).toBe(
      '\uFEFFName,Name in English,Code,Description,Details,Valid today,Kind,Updated,Updated by',
    );
    expect(raw.body).toContain('Standard');
  });

  it('search values by name, reading and code, sort them and page by key [B1-01] [B0-10]', async () => {
    const listed = async (query: object) =>
      (await world.as('staff')(listDetails, { classification: 'purchase_type', ...query })).output;
    const codes = ({ rows }: { rows: readonly { code: string }[] }) => rows.map(({ code }) => code);
    expect(codes(await listed({ q: 'しんぶん' }))).toEqual(['newspapers']);
    const all = codes(await listed({ limit: 200 }));
    const first = await listed({ limit: 4 });
    const next = await listed({ limit: 200, after: first.next ?? '' });
    expect([...codes(first), ...codes(next)]).toEqual(all);
    expect(codes(await listed({ sort: '-order', limit: 200 }))).toEqual(all.toReversed());
  });

  it('open a value with its place in the list, as it was installed [B1-01]', async () => {
    const { output } = await world.as('staff')(showDetail, { classification: 'position', code: 'manager' });
    expect(output).toMatchObject({
      extra: { rank: 4, perDiem: 2_600, lodgingCap: 13_000 },
      place: 4,
      of: 7,
      state: 'valid',
      updatedBy: null,
      above: [],
      people: {},
    });
  });
});
