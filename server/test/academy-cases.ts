// For every operation of the academy an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import { type ACADEMY_OPERATIONS, changeCourse, noteStep, showCourse } from '@madoguchi/contract/academy/operations.ts';
import { assigned, completed, courseDraft, courseStep, drafted, illustrated, published, QUESTION } from './academy.ts';
import type { OperationCases, Situation } from './operation-case.ts';
import type { World } from './world.ts';

type Id = (typeof ACADEMY_OPERATIONS)[number]['id'];
type Published = Awaited<ReturnType<typeof published>>;

const WHO = 'system';
const nobody = randomUUID();
const works =
  (input: Record<string, unknown> = {}): Situation =>
  async () => ({ who: WHO, input });
const of =
  (make: (course: Published, world: World) => object | Promise<object>): Situation =>
  async (world) => ({ who: WHO, input: { ...(await make(await published(world), world)) } });
const ofDraft =
  (make: (course: { id: string; version: number }, world: World) => object | Promise<object>): Situation =>
  async (world) => ({ who: WHO, input: { ...(await make(await drafted(world), world)) } });

const missing = works({ id: nobody });
const [first, last] = [(course: Published) => course.steps[0] ?? '', (course: Published) => course.steps.at(-1) ?? ''];
const sent = (more: object = {}) => ({
  ...{ title: 'ウェブの基礎', slug: 'web-basics', description: 'はじめに', category: 'web' },
  steps: [{ title: '一', content: '本文' }],
  ...more,
});
const asking = (world: World) => published(world, { steps: [courseStep({ question: QUESTION })] });
const ofQuestion =
  (make: (course: Published) => object): Situation =>
  async (world) => ({ who: WHO, input: { ...make(await asking(world)) } });
const publication = { retake: false, retakeBy: null };
const everybody = { assignedTo: 'everybody', departments: [], people: [], dueOn: '2026-12-15' };
const outdated: Situation = async (world) => {
  const { id, version } = await drafted(world);
  const draft = { ...courseDraft(), id, version };
  await world.as(WHO)(changeCourse, draft);
  return { who: WHO, input: draft };
};
const stale =
  (input: object): Situation =>
  async (world) => {
    const { id, version } = (await outdated(world)).input;
    return { who: WHO, input: { id, version, ...input } };
  };

export const ACADEMY_CASES: { readonly [Each in Id]: OperationCases } = {
  'academy.source-categories': { works: works(), refused: {} },
  'academy.source-courses': { works: of(() => ({})), refused: {} },
  'academy.source-course': {
    works: of(({ id }) => ({ courseId: id })),
    refused: { 'not-found': works({ courseId: nobody }) },
  },
  'academy.source-save': {
    works: of(({ id, steps }) => sent({ id, steps: [{ id: steps[0], title: '一', content: '新しい本文' }] })),
    refused: { invalid: works(sent({ title: ' ' })), 'not-found': works(sent({ id: nobody })) },
  },
  'academy.source-update': {
    works: of(({ id }) => ({ id, activeStep: 2 })),
    refused: { invalid: of(({ id }) => ({ id, activeStep: 4 })), 'not-found': works({ id: nobody, activeStep: 1 }) },
  },
  'academy.courses': { works: of(() => ({})), refused: {} },
  'academy.course': { works: of(({ id }) => ({ id })), refused: { 'not-found': missing } },
  'academy.move': {
    works: of((course) => ({ id: course.id, stepId: first(course), position: 400 })),
    refused: { 'not-found': of(({ id }) => ({ id, stepId: nobody })) },
  },
  'academy.read-step': {
    works: of((course) => ({ id: course.id, stepId: first(course) })),
    refused: {
      'not-found': of(({ id }) => ({ id, stepId: nobody })),
      'answer-needed': ofQuestion((course) => ({ id: course.id, stepId: first(course) })),
    },
  },
  'academy.answer': {
    works: ofQuestion((course) => ({ id: course.id, stepId: first(course), choice: 1 })),
    refused: {
      'not-found': of((course) => ({ id: course.id, stepId: first(course), choice: 1 })),
      invalid: ofQuestion((course) => ({ id: course.id, stepId: first(course), choice: 2 })),
    },
  },
  'academy.finish': {
    works: async (world) => {
      const { id } = await published(world, { steps: [courseStep()] });
      return { who: WHO, input: { id, edition: 1 } };
    },
    refused: {
      'not-found': works({ id: nobody, edition: 1 }),
      'steps-left': of(({ id }) => ({ id, edition: 1 })),
      'course-republished': of(({ id }) => ({ id, edition: 2 })),
    },
  },
  'academy.note': {
    works: of((course) => ({ id: course.id, stepId: last(course), version: 0, note: '覚えておく' })),
    refused: {
      'not-found': of(({ id }) => ({ id, stepId: nobody, version: 0, note: '覚えておく' })),
      stale: of(async (course, world) => {
        const input = { id: course.id, stepId: first(course), version: 0 };
        await world.as(WHO)(noteStep, { ...input, note: '一' });
        return { ...input, note: '二' };
      }),
    },
  },
  'academy.picture': {
    works: async (world) => ({ who: WHO, input: { id: (await illustrated(world)).picture } }),
    refused: { 'not-found': missing },
  },
  'academy.certificate': {
    works: of(async ({ id }, world) => {
      await completed(world, WHO, id);
      return { id: (await world.as(WHO)(showCourse, { id })).output.completed[0]?.id };
    }),
    refused: { 'not-found': missing },
  },
  'academy.list-for-maintenance': { works: of(() => ({})), refused: {} },
  'academy.export': { works: of(() => ({})), refused: {} },
  'academy.show-for-maintenance': { works: ofDraft(({ id }) => ({ id })), refused: { 'not-found': missing } },
  'academy.create': {
    works: works({ ...courseDraft() }),
    refused: { invalid: works({ ...courseDraft({ steps: [courseStep({ body: `![x](picture:${nobody})` })] }) }) },
  },
  'academy.change': {
    works: ofDraft(({ id, version }) => ({ ...courseDraft({ title: '別の名前' }), id, version })),
    refused: {
      'not-found': works({ ...courseDraft(), id: nobody, version: 1 }),
      stale: outdated,
      invalid: ofDraft(({ id, version }) => ({
        ...courseDraft({ steps: [courseStep({ body: `![x](picture:${nobody})` })] }),
        ...{ id, version },
      })),
    },
  },
  'academy.publish': {
    works: ofDraft(({ id, version }) => ({ id, version, ...publication })),
    refused: {
      'not-found': works({ id: nobody, version: 1, ...publication }),
      stale: stale(publication),
      invalid: async (world) => {
        const { id, version } = await drafted(world, { steps: [] });
        return { who: WHO, input: { id, version, ...publication } };
      },
    },
  },
  'academy.withdraw': {
    works: of(({ id, version }) => ({ id, version })),
    refused: {
      'not-found': works({ id: nobody, version: 1 }),
      'wrong-state': ofDraft(({ id, version }) => ({ id, version })),
      stale: of(({ id, version }) => ({ id, version: version - 1 })),
    },
  },
  'academy.assignments': { works: of(({ id }) => ({ id })), refused: { 'not-found': missing } },
  'academy.assign': {
    works: of(({ id }) => ({ id, ...everybody })),
    refused: {
      'not-found': works({ id: nobody, ...everybody }),
      'wrong-state': ofDraft(({ id }) => ({ id, ...everybody })),
      invalid: of(({ id }) => ({ id, ...everybody, assignedTo: 'people' })),
    },
  },
  'academy.end-assignment': {
    works: of(async ({ id }, world) => ({ id: (await assigned(world, id)).output.id })),
    refused: { 'not-found': missing },
  },
  'academy.report': { works: of(() => ({})), refused: {} },
  'academy.export-report': { works: of(() => ({})), refused: {} },
};
