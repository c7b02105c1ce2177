// Members for tests: one as an admin takes them in, and the newest version of their record.
import { FIND_MASTER } from '@madoguchi/contract/master-data/operations.ts';
import type { NewMember } from '@madoguchi/contract/members/model.ts';
import { createMember, showRecord } from '@madoguchi/contract/members/operations.ts';
import type { InputOf } from '@madoguchi/contract/operation.ts';
import { expect, vi } from 'vitest';
import type { World } from './world.ts';

export type Written = InputOf<typeof createMember>;

let taken = 0;

/** Somebody who has worked here since April 2020. Each has a number of their own. */
export function newMember(more: Partial<NewMember> = {}): Written {
  taken += 1;
  return {
    employeeId: `M${String(taken).padStart(4, '0')}`,
    lastName: '渡邉',
    firstName: '結衣',
    lastNameKana: 'ワタナベ',
    firstNameKana: 'ユイ',
    email: `member${taken}@madoguchi.example`,
    phone: '03-1234-5678',
    extension: '1234',
    workplace: '東京本社',
    joinedOn: '2020-04-01',
    departmentCode: 'HQ',
    positionCode: 'member',
    ...more,
  };
}

/** Takes them in; answers what every change begins with. */
export async function addMember(world: World, more: Partial<NewMember> = {}) {
  const { status, output, raw } = await world.as('admin')(createMember, newMember(more));
  if (status !== 200) throw new Error(`nobody was taken in: ${raw.body}`);
  return { employeeId: output.employeeId, version: output.version };
}

export async function recordOf(world: World, employeeId: string) {
  const { output } = await world.as('admin')(showRecord, { employeeId });
  return output;
}

/** The department of sales, below the head office, which the base data does not have. */
export async function addSales(world: World): Promise<void> {
  await world.pool.query(
    `insert into classification_details (classification_code, code, name, name_en, kana, sort_order, valid_from, extra)
     values ('group', 'SALES', '営業本部', 'Sales', 'エイギョウホンブ', 20, '2000-01-01', '{"parent": "HQ", "head": null, "deputy": null}'),
       ('group', 'OSA', '大阪営業所', 'Osaka office', 'オオサカエイギョウショ', 21, '2000-01-01', '{"parent": "SALES", "head": null, "deputy": null}')
     on conflict do nothing`,
  );
  // The portal hears of it from the database, a moment later.
  const known = async () => (await world.as('admin')(FIND_MASTER.group, {})).output.map(({ code }) => code);
  await vi.waitFor(async () => expect(await known()).toContain('OSA'));
}
