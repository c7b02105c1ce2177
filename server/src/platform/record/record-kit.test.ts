import { machine } from '@madoguchi/contract/record/machine.ts';
import { defineRecord } from '@madoguchi/contract/record/record.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { change } from '../db/change.ts';
import { Problem } from '../http/problem.ts';
import { recordKit, type StepValues, type Writing } from './record-kit.ts';

type State = 'draft' | 'published';

const NOTE = defineRecord({
  noun: 'faq-entry',
  name: { ja: 'メモ', en: 'note' },
  states: { draft: { ja: '下書き', en: 'Draft' }, published: { ja: '公開中', en: 'Published' } },
  machine: machine<State, 'owner'>()({ publish: { from: ['draft'], to: 'published', by: 'owner' } }),
});

interface Note {
  id: string;
  version: number;
  status: State;
  owner: string;
}

interface Head {
  id: string;
  version: number;
  status: State;
  title?: string;
}

const written = change<StepValues & { title: string }>((at) => ({
  changed: sql`update faq_entries set question = ${at('title')} where id = ${at('id')}::uuid returning '{}'::jsonb as patch`,
}));

interface Committed {
  values: Record<string, unknown>;
  record: { target: unknown; difference: unknown; answer: unknown };
}

/** A kit over one note, with what it committed and told. `isFaster`: somebody else commits first. */
function world(note: Note | null, { isFaster = false, isHidden = false } = {}) {
  let stored = note;
  const committed: Committed[] = [];
  const told: [string, number][] = [];
  const kit = recordKit({
    record: NOTE,
    find: async () => stored,
    ...(isHidden ? { maySee: async () => false } : {}),
    whyNot: ({ status, owner }, action, { actor }) =>
      NOTE.machine.whyNot(status, action, owner === actor.accountId ? ['owner'] : []),
    current: ({ id, version }) => ({ id, version }),
    answer: ({ id }, { status, version }): Head => ({ id, status, version }),
    announce: (_ground, { id }, version) => told.push([id, version]),
  });
  const writing = {
    actor: { accountId: 'a' },
    now: '2026-11-25T00:00:00.000Z',
    language: 'en',
    input: { id: 'n', version: note?.version ?? 1 },
    commit: async (_change: unknown, values: Committed['values'], record: Committed['record']) => {
      if (isFaster && stored !== null) stored = { ...stored, version: stored.version + 1 };
      committed.push({ values, record });
      return isFaster ? null : { output: record.answer };
    },
  } as unknown as Writing<Head> & { input: { id: string; version: number } };
  return { kit, writing, committed, told };
}

const draft: Note = { id: 'n', version: 3, status: 'draft', owner: 'a' };
const how = () => ({ change: written, values: { title: 'x' } });

async function refusalOf(happening: Promise<unknown>) {
  const problem = await happening.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(problem instanceof Problem)) throw new Error('nothing was refused');
  return { code: problem.code, ...problem.detail };
}

describe('a step', () => {
  test('writes at the version that was seen, records the states and tells open pages', async () => {
    const { kit, writing, committed, told } = world(draft);
    const done = await kit.step(writing, 'publish', how);
    expect(done).toEqual({ output: { id: 'n', status: 'published', version: 4 } });
    expect(committed).toEqual([
      {
        values: { title: 'x', id: 'n', version: 3, from: 'draft', to: 'published', at: writing.now, by: 'a' },
        record: {
          target: ['faq-entry', 'n'],
          difference: { status: ['draft', 'published'] },
          answer: { id: 'n', status: 'published', version: 4 },
        },
      },
    ]);
    expect(told).toEqual([['n', 4]]);
  });

  test('is refused to whom the machine refuses it', async () => {
    const { kit, writing } = world({ ...draft, owner: 'b' });
    expect(await refusalOf(kit.step(writing, 'publish', how))).toEqual({ code: 'not-allowed' });
  });

  test('is refused in a wrong state, with the thing, its state in words and the newer state', async () => {
    const { kit, writing } = world({ ...draft, status: 'published' });
    expect(await refusalOf(kit.step(writing, 'publish', how))).toEqual({
      code: 'wrong-state',
      values: { thing: 'note', status: 'Published' },
      current: { id: 'n', version: 3 },
    });
  });

  test('of another version than the newest is stale', async () => {
    const { kit, writing, committed } = world(draft);
    const late = { ...writing, input: { id: 'n', version: 2 } };
    expect(await refusalOf(kit.step(late, 'publish', how))).toEqual({
      code: 'stale',
      current: { id: 'n', version: 3 },
    });
    expect(committed).toEqual([]);
  });

  test('that somebody overtakes is stale with what they made of it, and tells nobody', async () => {
    const { kit, writing, told } = world(draft, { isFaster: true });
    expect(await refusalOf(kit.step(writing, 'publish', how))).toEqual({
      code: 'stale',
      current: { id: 'n', version: 4 },
    });
    expect(told).toEqual([]);
  });
});

describe('a record', () => {
  test('that is nobody’s business and one that does not exist are refused alike', async () => {
    for (const { kit, writing } of [world(null), world(draft, { isHidden: true })]) {
      expect(await refusalOf(kit.seen(writing, 'n'))).toEqual({ code: 'not-found' });
    }
  });

  test('is read as the caller of the kit reads it', async () => {
    const { kit, writing } = world(draft);
    expect(await kit.seen(writing, 'n', async () => ({ ...draft, title: 'whole' }))).toMatchObject({ title: 'whole' });
  });
});

test('A move that leaves the state records its own difference alone, and answers what it says', async () => {
  const { kit, writing, committed } = world(draft);
  const row = await kit.seenAt(writing, { id: 'n', version: 3 });
  await kit.move(writing, row, { ...how(), difference: { title: ['', 'x'] }, answer: { title: 'x' } });
  expect(committed[0]?.record).toEqual({
    target: ['faq-entry', 'n'],
    difference: { title: ['', 'x'] },
    answer: { id: 'n', status: 'draft', version: 4, title: 'x' },
  });
  expect(committed[0]?.values).toMatchObject({ from: 'draft', to: 'draft' });
});

test('A commit alone tells nobody, and a state may be refused by another name than the stored one', async () => {
  const { kit, writing, told } = world(draft);
  expect(await kit.commit(writing, draft, how())).not.toBeNull();
  expect(told).toEqual([]);
  expect(await refusalOf((async () => kit.refuseState(draft, 'ja', 'published'))())).toMatchObject({
    values: { thing: 'メモ', status: '公開中' },
  });
});
