// The source's five calls of the academy (S7-01): its paths, its shapes, over the courses that are published.
import { COURSE_CATEGORIES } from '@madoguchi/contract/academy/choices.ts';
import type { SavedSourceCourse } from '@madoguchi/contract/academy/model.ts';
import {
  listSourceCategories,
  listSourceCourses,
  saveSourceCourse,
  showCourse,
  showCourseForMaintenance,
  showSourceCourse,
  updateSourceCourse,
} from '@madoguchi/contract/academy/operations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courseStep, openAcademy, published, QUESTION } from '../../../test/academy.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await openAcademy(world, 'staff');
});
afterAll(() => world.close());

it('answer at the paths of the source [S7-01]', () => {
  const calls = [listSourceCategories, listSourceCourses, showSourceCourse, saveSourceCourse, updateSourceCourse];
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/academy-app/categories',
    'GET /api/academy-app/courses',
    'GET /api/academy-app/course',
    'POST /api/academy-app/course/save',
    'POST /api/academy-app/course/update',
  ]);
});

it('have the four categories of the source before ours [S7-01]', async () => {
  const { output } = await world.as('staff')(listSourceCategories, {});
  expect(output.map(({ value }) => value)).toEqual([...COURSE_CATEGORIES]);
  expect(output.slice(0, 4).map(({ value }) => value)).toEqual(['web', 'firebase', 'cloud', 'android']);
});

it('tell of a course its figures and the caller’s own place, with steps where one is asked for [S7-01]', async () => {
  const { id, steps } = await published(world);
  const figures = { length: 15, totalSteps: 3, updated: NOW, slug: 'information-security', category: 'security' };
  const { output } = await world.as('staff')(listSourceCourses, {});
  const listed = output.find((course) => course.id === id);
  expect(listed).toMatchObject({ ...figures, activeStep: 0 });
  expect(listed).not.toHaveProperty('steps');
  await world.as('staff')(updateSourceCourse, { id, activeStep: 2 });
  const one = (await world.as('staff')(showSourceCourse, { courseId: id })).output;
  expect(one).toMatchObject({ ...figures, activeStep: 2, steps: steps.map((stepId) => ({ id: stepId })) });
  expect(one.steps[0]).toEqual({ id: steps[0], title: '一', content: courseStep().body });
  expect((await world.as('other')(showSourceCourse, { courseId: id })).output.activeStep).toBe(0);
});

it('keep a place and do nothing of the course by it [S7-01, AC5]', async () => {
  const { id } = await published(world);
  await world.as('staff')(updateSourceCourse, { id, activeStep: 3 });
  expect((await world.as('staff')(showCourse, { id })).output).toMatchObject({
    state: 'in-progress',
    activeStep: 3,
    done: 0,
  });
  const refused = await world.as('staff')(updateSourceCourse, { id, activeStep: 4 });
  expect(refused.problem.data.fields).toMatchObject([{ field: 'activeStep', code: 'no-such-step' }]);
});

it('save a course by system people alone: a new one gets its id, what they do not know of another stays [S7-01]', async () => {
  const sent: SavedSourceCourse = {
    title: 'ウェブの基礎',
    slug: 'web-basics',
    description: 'はじめに',
    category: 'web',
    steps: [{ title: '一', content: '本文' }],
  };
  expect((await world.as('staff')(saveSourceCourse, sent)).status).toBe(403);
  const made = (await world.as('system')(saveSourceCourse, sent)).output;
  expect(made).toMatchObject({ ...sent, totalSteps: 1, activeStep: 0 });
  const { id, steps } = await published(world, { steps: [courseStep({ minutes: 20, question: QUESTION })] });
  const changed: SavedSourceCourse['steps'] = [
    { id: steps[0] ?? '', title: '新しい見出し', content: '新しい本文' },
    { title: '二', content: '足した本文' },
  ];
  await world.as('system')(saveSourceCourse, { ...sent, id, steps: changed });
  const after = (await world.as('system')(showCourseForMaintenance, { id })).output;
  expect(after).toMatchObject({ edition: 2, isChanged: false, title: sent.title });
  expect(after.steps[0]).toMatchObject({ title: '新しい見出し', minutes: 20, question: QUESTION });
  expect((await world.as('staff')(showSourceCourse, { courseId: id })).output.steps).toHaveLength(2);
  const blank = await world.as('system')(saveSourceCourse, { ...sent, steps: [{ title: ' ', content: '' }] });
  expect(blank.problem.data.fields.map(({ field }) => field)).toEqual(['steps.0.title', 'steps.0.content']);
});
