import type { OwnCourse } from '@madoguchi/contract/academy/model.ts';
import { moveInCourse, readStep } from '@madoguchi/contract/academy/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { sessionOf } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { messages } from '../../platform/messages.ts';
import { queryClient } from '../../platform/query.ts';
import { pictureAddress } from './courses/course-texts.ts';
import { type CourseView, coursesIn } from './courses/use-course-view.ts';
import { QuestionBox } from './take/QuestionBox.tsx';
import { StepNoteBox } from './take/StepNoteBox.tsx';
import { useSending } from './take/use-sending.ts';

const ID = '01932b6c-0000-7000-8000-0000000000e1';
const STEP = '01932b6c-0000-7000-8000-0000000000a1';

let sent: { path: string; key: string | null; body: Record<string, unknown> }[] = [];
let answer: () => Promise<Response> = async () => Response.json({});

beforeEach(() => {
  sent = [];
  messages.set([]);
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: sessionOf('system') });
  vi.stubGlobal('fetch', (path: string, { method, body, headers }: RequestInit = {}) => {
    const key = new Headers(headers).get('idempotency-key');
    if (method === 'POST') sent.push({ path, key, body: typeof body === 'string' ? JSON.parse(body) : {} });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const course = (more: Partial<OwnCourse>): OwnCourse => ({
  ...{ id: ID, slug: 'a', courseCategory: 'work', title: '経費', titleEn: 'Expenses', description: '説明' },
  ...{ descriptionEn: '', edition: 1, renewsYearly: false, updatedAt: '2026-11-01T00:00:00.000Z', minutes: 10 },
  ...{ minutesLeft: 10, steps: 2, done: 0, percent: 0, activeStep: 0, state: 'not-started', isMandatory: false },
  ...{ dueOn: null, completedAt: null, completedEdition: null, isUpdatedSince: false, isToRetake: false },
  ...more,
});
const ALL: CourseView = { q: '', category: null, state: null, order: 'deadline' };
const titles = (courses: readonly OwnCourse[], view: Partial<CourseView>) =>
  coursesIn(courses, { ...ALL, ...view }).map(({ title }) => title);

describe('the course list', () => {
  const courses = [
    course({ title: 'ＰＣの使い方', description: 'セキュリティ', updatedAt: '2026-11-03T00:00:00.000Z' }),
    course({ title: '防災', courseCategory: 'safety', state: 'in-progress', minutesLeft: 3 }),
    course({ title: '規程', description: '経費のｾｷｭﾘﾃｨ', dueOn: PlainDate.parse('2026-12-01'), isMandatory: true }),
    course({ title: '済み', dueOn: PlainDate.parse('2026-11-01'), state: 'completed', minutesLeft: 0 }),
  ];

  it('finds by title and description whatever the width, kana and case, and by category and state together [AC1]', () => {
    expect(titles(courses, { q: 'pc' })).toEqual(['ＰＣの使い方']);
    expect(titles(courses, { q: 'せきゅりてぃ' })).toEqual(['規程', 'ＰＣの使い方']);
    expect(titles(courses, { q: 'expenses 規程' })).toEqual(['規程']);
    expect(titles(courses, { category: 'safety', state: 'in-progress' })).toEqual(['防災']);
    expect(titles(courses, { category: 'safety', state: 'completed' })).toEqual([]);
    expect(titles(courses, { q: '規程', category: 'safety' })).toEqual([]);
  });

  it('has what is asked for and open first, or what was updated last, or the least time left [B9-06]', () => {
    expect(titles(courses, {})[0]).toBe('規程');
    expect(titles(courses, {}).at(-1)).not.toBe('規程');
    expect(titles(courses, { order: 'updated' })[0]).toBe('ＰＣの使い方');
    expect(titles(courses, { order: 'left' }).slice(0, 2)).toEqual(['済み', '防災']);
  });
});

it('a step names pictures by the id of a file, and no address of its own [B0-07]', () => {
  expect(pictureAddress(`picture:${ID}`)).toContain(`/api/academy/pictures/${ID}`);
  for (const name of ['https://example.jp/a.png', 'picture:../x', 'picture:', ID])
    expect(pictureAddress(name)).toBeNull();
});

function Sender() {
  const { unsent, send, flush } = useSending();
  return (
    <>
      <button type="button" onClick={() => send(moveInCourse, { id: ID, stepId: STEP })}>
        move
      </button>
      <button type="button" onClick={() => send(readStep, { id: ID, stepId: STEP })}>
        read
      </button>
      <button type="button" onClick={() => void flush()}>
        again
      </button>
      <output>{unsent}</output>
    </>
  );
}

describe('writes of who takes a course', () => {
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

  it('wait in their order while the server cannot be reached, and are sent again under the same key [B9-06]', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    render(
      <FormGround>
        <Sender />
      </FormGround>,
    );
    await press('move');
    await press('read');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2'));
    const [first] = sent;
    answer = async () => Response.json({ id: ID, state: 'in-progress', percent: 0, done: [] });
    const before = sent.length;
    await press('again');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0'));
    const again = sent.slice(before);
    expect(again.map(({ path }) => path.split('/').at(-1))).toEqual(['place', 'read']);
    expect(again[0]?.key).toBe(first?.key);
  });
});

const step = {
  ...{ id: STEP, title: '一', titleEn: '', body: '本文', bodyEn: '', minutes: 5, isDone: false },
  ...{ solved: null, note: '前のメモ', noteVersion: 3, question: null },
};

it('an answer that is not right says so, and another can be chosen [B9-06]', async () => {
  const question = {
    ...{ text: '離席するときは？', textEn: '' },
    choices: [
      { text: 'そのまま', textEn: '' },
      { text: 'ロックする', textEn: '' },
    ],
  };
  const judged = (isRight: boolean) => ({
    ...{ id: ID, state: 'in-progress', percent: 0, done: [], isRight },
    solved: isRight ? { right: 1, explanation: '短くても', explanationEn: '' } : null,
  });
  render(
    <FormGround>
      <QuestionBox courseId={ID} step={step} question={question} isDone={false} />
    </FormGround>,
  );
  answer = async () => Response.json(judged(false));
  fireEvent.click(screen.getByRole('radio', { name: 'そのまま' }));
  fireEvent.click(screen.getByRole('button', { name: '回答する' }));
  await screen.findByText(/正解ではありません/);
  answer = async () => Response.json(judged(true));
  fireEvent.click(screen.getByRole('radio', { name: 'ロックする' }));
  fireEvent.click(screen.getByRole('button', { name: '回答する' }));
  await screen.findByText('正解です。 短くても');
  expect(sent.map(({ body }) => body['choice'])).toEqual([0, 1]);
});

it('a note that another page has saved meanwhile is shown, and written over only when that is chosen [B0-02]', async () => {
  render(
    <FormGround>
      <StepNoteBox courseId={ID} step={step} />
    </FormGround>,
  );
  const stale = { code: 'stale', message: '', data: { fields: [], current: { note: '別のページ', version: 4 } } };
  answer = async () => Response.json(stale, { status: 409 });
  fireEvent.change(screen.getByRole('textbox', { name: 'メモ' }), { target: { value: '新しいメモ' } });
  fireEvent.click(screen.getByRole('button', { name: 'メモを保存' }));
  await screen.findByText(/別のページ/);
  answer = async () => Response.json({ id: ID, stepId: STEP, version: 5 });
  fireEvent.click(screen.getByRole('button', { name: 'このメモで上書き' }));
  await waitFor(() => expect(sent.map(({ body }) => body['version'])).toEqual([3, 4]));
});
