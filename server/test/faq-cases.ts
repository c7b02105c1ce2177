// For every operation of the FAQ an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import type { FaqContent, FaqDraft } from '@madoguchi/contract/faq/model.ts';
import {
  askQuestion,
  changeFaq,
  closeQuestion,
  createFaq,
  type FAQ_OPERATIONS,
  publishFaq,
} from '@madoguchi/contract/faq/operations.ts';
import type { Asked, OperationCases } from './operation-case.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

type Id = (typeof FAQ_OPERATIONS)[number]['id'];

export const entry = (more: Partial<FaqContent> = {}): FaqContent => ({
  faqCategory: 'expenses',
  question: 'タクシー代は精算できますか？',
  questionEn: '',
  answer: '領収書があれば精算できます。',
  answerEn: '',
  keywords: ['タクシー', '領収書'],
  order: 10,
  readers: 'staff',
  places: [],
  ...more,
});

export async function drafted({ as }: World, more: Partial<FaqDraft> = {}) {
  const { id, version } = (await as('system')(createFaq, { ...entry(), ...more })).output;
  return { id, version };
}

export async function published(world: World, more: Partial<FaqContent> = {}) {
  const { output } = await world.as('system')(publishFaq, await drafted(world, more));
  return { id: output.id, version: output.version };
}

/** Written anew by somebody since: whoever still looks at the version is late. */
async function overtaken(world: World) {
  const seen = await drafted(world);
  await world.as('system')(changeFaq, { ...entry({ order: 11 }), ...seen });
  return seen;
}

export async function asked({ as }: World, who: Who = 'staff') {
  const { id } = (await as(who)(askQuestion, { question: '定期券を買い替えたいのですが', searched: '定期' })).output;
  return { id, version: 1 };
}

async function closed(world: World) {
  const question = await asked(world);
  return (await world.as('system')(closeQuestion, question)).output;
}

const works =
  (who: Who, input: Record<string, unknown> = {}) =>
  async (): Promise<Asked> => ({ who, input });
const unknown = (who: Who, more: object = {}) => works(who, { id: randomUUID(), ...more });
const ofDraft =
  (more: object = {}) =>
  async (world: World): Promise<Asked> => ({
    who: 'system',
    input: { ...(await drafted(world)), ...more },
  });
const late =
  (more: object = {}) =>
  async (world: World): Promise<Asked> => ({
    who: 'system',
    input: { ...(await overtaken(world)), ...more },
  });

export const FAQ_CASES: { readonly [Each in Id]: OperationCases } = {
  'faq.list': { works: works('user'), refused: {} },
  'faq.open': {
    works: async (world) => ({ who: 'staff', input: { id: (await published(world)).id } }),
    refused: { 'not-found': unknown('staff') },
  },
  'faq.rate': {
    works: async (world) => ({ who: 'staff', input: { id: (await published(world)).id, helpful: true } }),
    refused: { 'not-found': unknown('staff', { helpful: true }) },
  },
  'faq.note-missed': { works: works('staff', { words: '社員旅行' }), refused: {} },
  'faq.ask': {
    works: works('staff', { question: '社員旅行の精算はどうしますか', searched: '' }),
    refused: {
      'too-many': async (world) => {
        for (let sent = 0; sent < 20; sent += 1) await asked(world, 'user');
        return { who: 'user', input: { question: 'もう一つ' } };
      },
    },
  },
  'faq.list-own-questions': { works: works('staff'), refused: {} },
  'faq.list-for-maintenance': { works: works('staff'), refused: {} },
  'faq.export': { works: works('staff'), refused: {} },
  'faq.show-for-maintenance': {
    works: async (world) => ({ who: 'staff', input: { id: (await published(world)).id } }),
    refused: { 'not-found': unknown('staff') },
  },
  'faq.create': {
    works: works('system', { ...entry() }),
    refused: {
      'not-found': works('system', { ...entry(), fromQuestion: randomUUID() }),
    },
  },
  'faq.change': {
    works: ofDraft(entry({ answer: '領収書があり、理由を書けば精算できます。' })),
    refused: {
      'not-found': unknown('system', { ...entry(), version: 1 }),
      stale: late(entry()),
      invalid: async (world) => ({
        who: 'system',
        input: { ...entry({ answerEn: 'Yes.' }), ...(await published(world)) },
      }),
    },
  },
  'faq.publish': {
    works: ofDraft(),
    refused: {
      'not-found': unknown('system', { version: 1 }),
      stale: late(),
      invalid: async (world) => ({ who: 'system', input: await drafted(world, { answer: '' }) }),
      'wrong-state': async (world) => ({ who: 'system', input: await published(world) }),
    },
  },
  'faq.unpublish': {
    works: async (world) => ({ who: 'system', input: await published(world) }),
    refused: {
      'not-found': unknown('system', { version: 1 }),
      stale: async (world) => {
        const { id, version } = await published(world);
        return { who: 'system', input: { id, version: version - 1 } };
      },
      'wrong-state': ofDraft(),
    },
  },
  'faq.list-questions': { works: works('system'), refused: {} },
  'faq.answer-question': {
    works: async (world) => ({ who: 'system', input: { ...(await asked(world)), answer: '総務人事部へどうぞ。' } }),
    refused: {
      'not-found': unknown('system', { version: 1, answer: 'はい。' }),
      stale: async (world) => ({ who: 'system', input: { ...(await asked(world)), version: 2, answer: 'はい。' } }),
      'wrong-state': async (world) => {
        const { id, version } = await closed(world);
        return { who: 'system', input: { id, version, answer: 'はい。' } };
      },
    },
  },
  'faq.close-question': {
    works: async (world) => ({ who: 'system', input: await asked(world) }),
    refused: {
      'not-found': unknown('system', { version: 1 }),
      stale: async (world) => ({ who: 'system', input: { ...(await asked(world)), version: 2 } }),
      'wrong-state': async (world) => {
        const { id, version } = await closed(world);
        return { who: 'system', input: { id, version } };
      },
    },
  },
  'faq.list-missed': { works: works('system'), refused: {} },
};
