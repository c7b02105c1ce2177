import type { FaqReaders } from '@madoguchi/contract/faq/model.ts';
import {
  answerQuestion,
  askQuestion,
  changeFaq,
  closeQuestion,
  createFaq,
  exportFaq,
  listFaq,
  listFaqForMaintenance,
  listMissedSearches,
  listOwnQuestions,
  listQuestions,
  noteMissedSearch,
  openFaq,
  publishFaq,
  rateFaq,
  showFaqForMaintenance,
  unpublishFaq,
} from '@madoguchi/contract/faq/operations.ts';
import { listNotifications } from '@madoguchi/contract/notifications/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asked, drafted, entry, published } from '../../../test/faq-cases.ts';
import type { Who } from '../../../test/people.ts';
import { queueUp } from '../../../test/queue-up.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';

const SOON = { timeout: 20_000, interval: 20 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await world.pool.query('truncate faq_entries, faq_ratings, faq_views, faq_questions, faq_missed_searches');
});

const seenBy = async (who: Who | null) =>
  (await world.as(who)(listFaq, {})).output.entries.map(({ question }) => question);

describe('an entry of the FAQ', () => {
  it('is seen by those it is for and by every higher role, guests only see what is for all [B1-07]', async () => {
    const readers: readonly FaqReaders[] = ['any', 'signed-in', 'staff', 'admin', 'system'];
    for (const [order, each] of readers.entries()) await published(world, { question: each, readers: each, order });
    expect(await seenBy(null)).toEqual(['any']);
    expect(await seenBy('user')).toEqual(['any', 'signed-in']);
    expect(await seenBy('staff')).toEqual(['any', 'signed-in', 'staff']);
    expect(await seenBy('admin')).toEqual(['any', 'signed-in', 'staff', 'admin']);
    expect(await seenBy('system')).toEqual([...readers]);
  });

  it('brings its readings, by which it is found in kana [B1-07]', async () => {
    await published(world, {
      question: '領収書は要りますか',
      answer: '**添付**してください。',
      keywords: ['証憑', 'レシート'],
    });
    const { entries } = (await world.as('staff')(listFaq, {})).output;
    expect(entries[0]?.readings).toEqual({
      question: 'リョウシュウショハイリマスカ',
      answer: '**テンプ**シテクダサイ。',
      keywords: [expect.stringMatching(/^[ァ-ヶー]+$/), ''],
    });
  });

  it('is seen once it is published, in its category’s order, and no more once it is unpublished [B1-07]', async () => {
    const second = await drafted(world, { question: '二番目', order: 20 });
    const first = await published(world, { question: '一番目', order: 10 });
    expect(await seenBy('staff')).toEqual(['一番目']);
    await world.as('system')(publishFaq, second);
    expect(await seenBy('staff')).toEqual(['一番目', '二番目']);
    await world.as('system')(unpublishFaq, first);
    expect(await seenBy('staff')).toEqual(['二番目']);
    const [row] = await world.audit(`event = 'faq.unpublished' and target_id = '${first.id}'`);
    expect(row).toMatchObject({ difference: { status: ['published', 'unpublished'] } });
  });

  it('tells what was written: its answer in both languages, as first written and as changed [B1-07]', async () => {
    const texts = { questionEn: 'Where is it?', answer: '**正面玄関**の右', answerEn: 'Right of the entrance' };
    const { id, version } = await published(world, texts);
    const told = async () => (await world.as('staff')(listFaq, {})).output.entries[0];
    expect(await told()).toMatchObject(texts);
    await world.as('system')(changeFaq, { ...entry({ answer: '裏口の左' }), id, version });
    expect(await told()).toMatchObject({ answer: '裏口の左' });
    expect((await world.as('system')(showFaqForMaintenance, { id })).output).toMatchObject({ answer: '裏口の左' });
  });

  it('is kept as a draft as far as it is written; published it has to be complete, and stays so [B1-07]', async () => {
    const blank = { question: '', answer: ' \n', faqCategory: null, questionEn: 'Taxi?' };
    const draft = await drafted(world, blank);
    const { output } = await world.as('system')(showFaqForMaintenance, { id: draft.id });
    expect(output).toMatchObject({ status: 'draft', question: '', faqCategory: null, questionEn: 'Taxi?' });
    expect((await world.as('system')(listFaqForMaintenance, {})).output.rows).toMatchObject([{ faqCategory: null }]);
    const refused = await world.as('system')(publishFaq, draft);
    expect(refused.status).toBe(422);
    expect(refused.problem.data.fields.map(({ field, code }) => `${field}: ${code}`)).toEqual([
      'question: required',
      'answer: required',
      'faqCategory: required',
      'answerEn: both-in-english-faq',
    ]);
    const whole = await world.as('system')(changeFaq, { ...entry(), ...draft });
    const { version } = (await world.as('system')(publishFaq, { id: draft.id, version: whole.output.version })).output;
    const emptied = await world.as('system')(changeFaq, { ...entry({ answer: '' }), id: draft.id, version });
    expect([emptied.status, emptied.problem.data.fields]).toMatchObject([422, [{ field: 'answer', code: 'required' }]]);
    expect(await seenBy('staff')).toEqual([entry().question]);
  });

  it('is read on the maintenance screen by staff and written by system people alone [B1-08, S2-17]', async () => {
    const { id, version } = await published(world);
    expect((await world.as('staff')(showFaqForMaintenance, { id })).status).toBe(200);
    for (const who of ['staff', 'admin'] as const) {
      const refused = await world.as(who)(changeFaq, { ...entry(), id, version });
      expect([refused.status, refused.problem.code], who).toEqual([403, 'not-allowed']);
    }
    expect((await world.as('user')(listFaqForMaintenance, {})).status).toBe(403);
  });

  it('shows who may not maintain it only what they may read: page, file and entry, no draft, nothing for others [B1-08, S2-17]', async () => {
    const draft = await drafted(world, { question: '下書き' });
    const withdrawn = await published(world, { question: '非公開' });
    await world.as('system')(unpublishFaq, withdrawn);
    const ids: Record<string, string> = { 下書き: draft.id, 非公開: withdrawn.id };
    for (const [order, each] of (['any', 'staff', 'admin', 'system'] as const).entries()) {
      ids[each] = (await published(world, { question: each, readers: each, order })).id;
    }
    const seen = { staff: ['any', 'staff'], admin: ['any', 'staff', 'admin'], system: Object.keys(ids) } as const;
    for (const [who, names] of Object.entries(seen) as [keyof typeof seen, readonly string[]][]) {
      const { rows } = (await world.as(who)(listFaqForMaintenance, {})).output;
      expect(rows.map(({ question }) => question).sort(), who).toEqual([...names].sort());
      const file = (await world.as(who)(exportFaq, { encoding: 'utf-8' })).raw.body;
      // The question is the first column.
      const inFile = Object.keys(ids).filter((name) => new RegExp(`^"?${name}"?,`, 'm').test(file));
      expect(inFile.sort(), file).toEqual([...names].sort());
      for (const [name, id] of Object.entries(ids)) {
        const { status } = await world.as(who)(showFaqForMaintenance, { id });
        expect(status, `${who} ${name}`).toBe(names.includes(name) ? 200 : 404);
      }
    }
  });

  it('keeps one word of a person, the newer one, and counts looks once a day [B1-07]', async () => {
    const { id } = await published(world);
    await world.as('staff')(rateFaq, { id, helpful: false });
    await world.as('staff')(rateFaq, { id, helpful: true });
    await world.as('other')(rateFaq, { id, helpful: false });
    for (const _twice of [1, 2]) await world.as('staff')(openFaq, { id });
    expect((await world.as('staff')(listFaq, {})).output.entries[0]?.helpful).toBe(true);
    const counted = { helpfulCount: 1, unhelpfulCount: 1, viewCount: 1 };
    expect((await world.as('system')(showFaqForMaintenance, { id })).output).toMatchObject(counted);
    const { rows } = (await world.as('system')(listFaqForMaintenance, {})).output;
    expect(rows).toMatchObject([{ helpfulRate: 50, viewCount: 1 }]);
    world.clock.set('2026-11-22T03:00:00.000Z');
    await world.as('staff')(openFaq, { id });
    expect((await world.as('system')(showFaqForMaintenance, { id })).output.viewCount).toBe(2);
  });

  it('that is not for the person can neither be opened nor rated', async () => {
    const { id } = await published(world, { readers: 'admin' });
    expect((await world.as('staff')(openFaq, { id })).problem.code).toBe('not-found');
    expect((await world.as('staff')(rateFaq, { id, helpful: true })).problem.code).toBe('not-found');
    const { id: draft } = await drafted(world);
    expect((await world.as('system')(rateFaq, { id: draft, helpful: true })).problem.code).toBe('not-found');
    expect((await world.pool.query('select from faq_ratings')).rowCount).toBe(0);
  });

  it('changed by two in the same moment is that of one of them, and the other is told [B0-02]', async () => {
    const { id, version } = await drafted(world);
    const change = (question: string) => world.as('system')(changeFaq, { ...entry({ question }), id, version });
    const lock = { sql: 'select id from faq_entries where id = $1 for update', values: [id] };
    const answers = await queueUp(world, lock, 2, () => [change('一方の質問'), change('他方の質問')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await world.as('system')(showFaqForMaintenance, { id })).output.version).toBe(version + 1);
  });

  it('rated twice at once by one person has one word of theirs', async () => {
    const { id } = await published(world);
    const both = await Promise.all([true, false].map((helpful) => world.as('staff')(rateFaq, { id, helpful })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await world.pool.query('select from faq_ratings')).rowCount).toBe(1);
  });
});

describe('a search without a hit', () => {
  it('is counted by its words, however they are written [B1-07]', async () => {
    for (const words of ['ﾀｸｼｰ代', 'タクシー代', 'テレワーク']) await world.as('staff')(noteMissedSearch, { words });
    const { searches } = (await world.as('system')(listMissedSearches, {})).output;
    expect(searches.map(({ count }) => count)).toEqual([2, 1]);
  });

  it('of nothing but marks is none', async () => {
    const refused = await world.as('staff')(noteMissedSearch, { words: '・' });
    expect(refused.problem).toMatchObject({
      code: 'invalid',
      data: { fields: [{ field: 'words', code: 'required' }] },
    });
  });
});

describe('a question that nothing answers', () => {
  it('is one of twenty that a person may ask within a day [B1-07]', async () => {
    const ask = async (who: Who) =>
      (await world.as(who)(askQuestion, { question: '在宅勤務の日も交通費は出ますか' })).status;
    for (let nth = 1; nth <= 20; nth += 1) expect(await ask('staff'), `${nth}`).toBe(200);
    expect([await ask('staff'), await ask('other')]).toEqual([429, 200]);
    world.clock.set('2026-11-22T06:00:00.000Z');
    expect(await ask('staff')).toBe(200);
  });

  const kindsOf = async (who: Who) => (await world.as(who)(listNotifications, {})).output.rows.map(({ kind }) => kind);

  it('reaches the maintainers, and its answer who asked [B1-07, B0-08]', async () => {
    const question = await asked(world);
    await expect.poll(() => kindsOf('system'), SOON).toContain('question-asked');
    expect(await kindsOf('admin')).not.toContain('question-asked');
    const answered = await world.as('system')(answerQuestion, { ...question, answer: '総務人事部へどうぞ。' });
    expect(answered.output).toMatchObject({ status: 'answered', answer: '総務人事部へどうぞ。' });
    await expect.poll(() => kindsOf('staff'), SOON).toContain('question-answered');
    const own = (await world.as('staff')(listOwnQuestions, {})).output.rows;
    expect(own).toMatchObject([{ id: question.id, answer: '総務人事部へどうぞ。' }]);
    expect((await world.as('other')(listOwnQuestions, {})).output.rows).toEqual([]);
  });

  it('can become an entry, which the question then leads to once it is published [B1-07]', async () => {
    const question = await asked(world);
    const made = await world.as('system')(createFaq, { ...entry(), fromQuestion: question.id });
    const entryOf = async () => (await world.as('system')(listQuestions, {})).output.rows[0]?.entryId;
    expect(await entryOf()).toBeNull();
    await world.as('system')(publishFaq, { id: made.output.id, version: 1 });
    expect(await entryOf()).toBe(made.output.id);
  });

  it('is answered or closed, never both, also where two end it at once', async () => {
    const question = await asked(world);
    const ends = await Promise.all([
      world.as('system')(answerQuestion, { ...question, answer: 'はい。' }),
      world.as('system')(closeQuestion, question),
    ]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
    const open = (await world.as('system')(listQuestions, { status: 'open' })).output.rows;
    expect(open).toEqual([]);
  });

  it('comes in pages, newest first, by its state', async () => {
    for (const question of ['一', '二', '三']) await world.as('staff')(askQuestion, { question });
    const first = (await world.as('system')(listQuestions, { limit: '2' })).output;
    expect(first.rows.map(({ question }) => question)).toEqual(['三', '二']);
    const rest = (await world.as('system')(listQuestions, { limit: '2', after: first.next ?? '' })).output;
    expect(rest).toMatchObject({ rows: [{ question: '一' }], next: null });
  });
});
