// Courses for tests: drafts, published ones, assignments, and people who have completed them.
import { randomUUID } from 'node:crypto';
import type { CourseDraft, CourseStep, NewAssignment } from '@madoguchi/contract/academy/model.ts';
import {
  assignCourse,
  createCourse,
  finishCourse,
  publishCourse,
  readStep,
  showCourse,
} from '@madoguchi/contract/academy/operations.ts';
import { listTools, openTool } from '@madoguchi/contract/general-tools/operations.ts';
import type { ToolRule } from '@madoguchi/contract/general-tools/tools.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { sendFile } from './multipart.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

export function courseStep(more: Partial<CourseStep> = {}): CourseStep {
  return {
    id: randomUUID(),
    title: '端末を守る',
    titleEn: '',
    body: '離席するときは**画面をロック**します。',
    bodyEn: '',
    minutes: 5,
    isHidden: false,
    question: null,
    ...more,
  };
}

/** Its second answer is right. */
export const QUESTION = {
  text: '離席するときは？',
  textEn: '',
  choices: [
    { text: 'そのままにする', textEn: '' },
    { text: '画面をロックする', textEn: '' },
  ],
  right: 1,
  explanation: '短い時間でもロックします。',
  explanationEn: '',
};

export function courseDraft(more: Partial<CourseDraft> = {}): CourseDraft {
  return {
    courseCategory: 'security',
    slug: 'information-security',
    title: '情報セキュリティの基礎',
    titleEn: '',
    description: '端末とパスワードの扱い方',
    descriptionEn: '',
    renewsYearly: false,
    steps: [courseStep({ title: '一' }), courseStep({ title: '二' }), courseStep({ title: '三' })],
    ...more,
  };
}

export async function drafted({ as }: World, more: Partial<CourseDraft> = {}) {
  return (await as('system')(createCourse, courseDraft(more))).output;
}

/** With the ids of its steps, in their order. */
export async function published(world: World, more: Partial<CourseDraft> = {}) {
  const draft = courseDraft(more);
  const { id, version } = (await world.as('system')(createCourse, draft)).output;
  const { output } = await world.as('system')(publishCourse, { id, version, retake: false, retakeBy: null });
  return { id, version: output.version, steps: draft.steps.map((step) => step.id) };
}

/** Reads every step and finishes. */
export async function completed({ as }: World, who: Who, id: string) {
  const { parts, edition } = (await as(who)(showCourse, { id })).output;
  for (const { id: stepId } of parts.slice(0, -1)) await as(who)(readStep, { id, stepId });
  return as(who)(finishCourse, { id, edition });
}

export async function assigned({ as }: World, id: string, more: Partial<NewAssignment> = {}) {
  const dueOn = PlainDate.parse('2026-11-30');
  const all: Omit<NewAssignment, 'id'> = { assignedTo: 'everybody', departments: [], people: [], dueOn };
  return as('system')(assignCourse, { id, ...all, ...more });
}

/** Opens the academy to more people, or to system people alone. */
export async function openAcademy({ as }: World, openTo: ToolRule): Promise<void> {
  const { tools } = (await as('system')(listTools, {})).output;
  const version = tools.find(({ tool }) => tool === 'academy')?.version ?? 0;
  await as('system')(openTool, { tool: 'academy', openTo, version });
}

/** A picture of one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export async function picture(world: World, who: Who): Promise<string> {
  const sent = await sendFile(world, who, [{ name: 'dot.png', content: DOT }]);
  return (sent.json() as { id: string }).id;
}

/** A course that shows the picture. */
export async function illustrated(world: World) {
  const id = await picture(world, 'system');
  const course = await published(world, { steps: [courseStep({ body: `![画面](picture:${id})` })] });
  return { course, picture: id };
}
