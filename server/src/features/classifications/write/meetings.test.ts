// Writers of one list who meet on connections that really overlap, each beside a broken variant that the same check catches.
import { changeDetail, createDetail, endDetail } from '@madoguchi/contract/classifications/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { department, madeValue, standingNow, value } from '../../../../test/classifications.ts';
import { type Lock, queueUp } from '../../../../test/queue-up.ts';
import { openWorld, type World } from '../../../../test/world.ts';

const MANY = 5;

let world: World;
beforeAll(async () => {
  world = await openWorld({}, undefined, MANY + 2);
});
afterAll(() => world.close());

const lockOfList = (code: string): Lock => ({
  sql: 'select code from classifications where code = $1 for update',
  values: [code],
});

/** Departments that stand below themselves. */
async function circles(): Promise<string[]> {
  const { rows } = await world.pool.query<{ code: string }>(`
    with recursive up as (
      select code, extra ->> 'parent' as at, 1 as height from classification_details where classification_code = 'group'
      union all
      select up.code, d.extra ->> 'parent', up.height + 1 from up
        join classification_details d on d.classification_code = 'group' and d.code = up.at
        where up.height < 20)
    select distinct code from up where at = code`);
  return rows.map(({ code }) => code);
}

async function twoDepartments() {
  return [
    await madeValue(world, department({ parent: 'HQ' })),
    await madeValue(world, department({ parent: 'HQ' })),
  ] as const;
}

describe('two who put departments below each other at once', () => {
  it('make no circle: one is put there, the other is refused at its parent [B1-02] [B0-02]', async () => {
    const [one, other] = await twoDepartments();
    const below = (code: string, parent: string) =>
      world.as('system')(changeDetail, { ...department({ code, parent }), version: 1 });
    const answers = await queueUp(world, lockOfList('group'), 2, () => [
      below(one.code, other.code),
      below(other.code, one.code),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.problem.data.fields).toMatchObject([{ field: 'parent', code: 'parent-below' }]);
    expect(await circles()).toEqual([]);
  });

  it('has a negative control: guarded by the version of each department alone, they make one', async () => {
    const [one, other] = await twoDepartments();
    const below = (code: string, parent: string) =>
      world.pool.query(
        `update classification_details set version = version + 1, extra = extra || jsonb_build_object('parent', $2::text)
         where classification_code = 'group' and code = $1 and version = 1
           and not exists (select from classification_details p where p.code = $2 and p.extra ->> 'parent' = $1)`,
        [code, parent],
      );
    const both = {
      sql: 'select from classification_details where code = any($1) for update',
      values: [[one.code, other.code]],
    };
    await queueUp(world, both, 2, () => [below(one.code, other.code), below(other.code, one.code)]);
    expect((await circles()).sort()).toEqual([one.code, other.code].sort());
    await world.pool.query(
      `update classification_details set extra = extra || '{"parent": null}' where code = any($1)`,
      [[one.code, other.code]],
    );
  });
});

describe('one who ends a department while another puts one below it', () => {
  it('never leaves one below that outlasts it [B1-02] [B1-03]', async () => {
    const [above, moved] = await twoDepartments();
    const validTo = PlainDate.parse('2027-03-31');
    const answers = await queueUp<{ status: number }>(world, lockOfList('group'), 2, () => [
      world.as('system')(endDetail, { ...above, validTo }),
      world.as('system')(changeDetail, { ...department({ code: moved.code, parent: above.code }), version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const [parent, child] = [await standingNow(world, above), await standingNow(world, moved)];
    expect(parent.validTo !== null && child.extra['parent'] === above.code).toBe(false);
  });
});

describe('two who end one value at once', () => {
  it('end it once: the second sees the first end, and nothing is lost [B1-03] [B0-02]', async () => {
    const made = await madeValue(world);
    const end = (to: string) => world.as('system')(endDetail, { ...made, validTo: PlainDate.parse(to) });
    const answers = await queueUp(world, lockOfList('reason'), 2, () => [end('2026-12-31'), end('2027-03-31')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { validTo, version } = await standingNow(world, made);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem.data).toMatchObject({ current: { validTo, version } });
    expect(version).toBe(2);
  });

  it('has a negative control: unguarded, both are told that theirs stands', async () => {
    const made = await madeValue(world);
    const end = (to: string) =>
      world.pool.query(
        `update classification_details set valid_to = $2, version = version + 1 where code = $1 returning version`,
        [made.code, to],
      );
    const row = { sql: 'select from classification_details where code = $1 for update', values: [made.code] };
    const answers = await queueUp(world, row, 2, () => [end('2026-12-31'), end('2027-03-31')]);
    expect(answers.map(({ rowCount }) => rowCount)).toEqual([1, 1]);
  });
});

describe('many who write into one list at once', () => {
  it('all come in, one after the other, and each finds the others there [B1-01]', async () => {
    const said = Array.from({ length: MANY }, () => value());
    const answers = await queueUp(world, lockOfList('reason'), MANY, () =>
      said.map((one) => world.as('system')(createDetail, one)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const places = await Promise.all(said.map(async (one) => (await standingNow(world, one)).order));
    expect(new Set(places).size).toBe(MANY);
  });
});
