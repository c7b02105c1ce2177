import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { sessionOf } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { messages } from '../../platform/messages.ts';
import { queryClient } from '../../platform/query.ts';
import { NewEventSheet } from './NewEventSheet.tsx';
import { QuickLine } from './QuickLine.tsx';

const EVENT = '01932b6c-0000-7000-8000-0000000000e1';
const UNDO = '01932b6c-0000-7000-8000-0000000000e2';
const DAY = '2026-12-31' as PlainDate;
const TIMES = { allDay: false, firstDay: DAY, startTime: '10:00', lastDay: DAY, endTime: '11:00' };

interface Sent {
  readonly path: string;
  readonly body: Record<string, unknown>;
}
let sent: Sent[] = [];
let answers: Record<string, () => Response> = {};

function network(path: string, { method, body }: RequestInit = {}): Promise<Response> {
  if (method === 'POST') sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : {} });
  const answer = Object.entries(answers).find(([end]) => path.endsWith(end));
  return Promise.resolve(answer?.[1]() ?? Response.json({}));
}

beforeEach(() => {
  sent = [];
  answers = {
    '/api/calendar/events': () => Response.json({ id: EVENT, version: 1, undo: UNDO, kept: [] }),
    '/api/calendar/busy': () => Response.json({ times: [] }),
    '/undo': () => Response.json({ id: EVENT, version: 2 }),
    '/api/calendar/dates': () => Response.json({ days: ['2026-12-31', '2027-01-31'] }),
  };
  messages.set([]);
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: sessionOf('system') });
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const inGround = (node: React.ReactNode) => render(<FormGround>{node}</FormGround>);
const added = () => sent.filter(({ path }) => path.endsWith('/api/calendar/events')).map(({ body }) => body);

describe('an event in one line', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '1行で追加' });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const enter = (more: object = {}) => fireEvent.keyDown(field(), { key: 'Enter', ...more });

  it('is shown as it was read before Enter adds it, and can be taken back', async () => {
    inGround(<QuickLine shown={DAY} onMore={() => undefined} />);
    type('11/25 14-15時 面談');
    expect(screen.getByText('Enterで追加：11/25(水) 14:00〜15:00 面談')).toBeTruthy();
    expect(sent).toEqual([]);
    enter();
    await waitFor(() => expect(field().value).toBe(''));
    expect(added()).toEqual([
      {
        title: '面談',
        allDay: false,
        firstDay: '2026-11-25',
        startTime: '14:00',
        lastDay: '2026-11-25',
        endTime: '15:00',
      },
    ]);
    const [message] = messages.get();
    expect(message?.text).toBe('予定「面談」を追加しました。');
    inGround(message?.action);
    fireEvent.click(screen.getByRole('button', { name: '元に戻す' }));
    await waitFor(() => expect(sent.at(-1)?.path).toMatch(`/changes/${UNDO}/undo`));
  });

  it('is not added by the Enter that takes a conversion, nor without a title', () => {
    inGround(<QuickLine shown={DAY} onMore={() => undefined} />);
    type('明日 10:00 めんだん');
    enter({ isComposing: true });
    enter({ keyCode: 229 });
    type('明日 10:00');
    expect(screen.getByText(/件名を続けて入力してください/)).toBeTruthy();
    enter();
    expect(sent).toEqual([]);
  });

  it('goes on in the form with what was typed', () => {
    const more = vi.fn();
    inGround(<QuickLine shown={DAY} onMore={more} />);
    type('面談');
    fireEvent.click(screen.getByRole('button', { name: '詳しく入力' }));
    expect(more).toHaveBeenCalledWith(
      { allDay: true, firstDay: DAY, startTime: null, lastDay: DAY, endTime: null },
      '面談',
    );
  });
});

describe('the form of an event', () => {
  const open = () => inGround(<NewEventSheet times={TIMES} title="" onClose={() => undefined} />);
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const fill = (name: string, value: string) => {
    fireEvent.change(box(name), { target: { value } });
    fireEvent.blur(box(name));
  };
  const submit = () => fireEvent.click(screen.getByRole('button', { name: '予定を追加' }));

  it('sends what was typed, in whatever way times were written', async () => {
    open();
    fill('件名', '面談');
    fill('開始時刻', '９時半');
    fill('終了時刻', '1100');
    submit();
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(added()[0]).toMatchObject({
      title: '面談',
      startTime: '09:30',
      endTime: '11:00',
      visibility: 'busy',
      rule: null,
    });
  });

  it('asks for the title at its field, and sends nothing', async () => {
    open();
    submit();
    expect((await screen.findAllByText('件名を入力してください。')).length).toBeGreaterThan(0);
    expect(added()).toEqual([]);
  });

  it('takes the end along when the first day is another', () => {
    open();
    fill('開始日', '2027-01-05');
    expect(box('終了日').value).toBe('2027/01/05(火)');
  });

  it('says what else there is at the time, and adds it all the same', async () => {
    const time = { employeeId: EVENT, name: '佐藤 健太', allDay: false, title: null };
    const [startsAt, endsAt] = ['2026-12-31T01:30:00.000Z', '2026-12-31T02:30:00.000Z'];
    answers['/api/calendar/busy'] = () => Response.json({ times: [{ ...time, startsAt, endsAt }] });
    open();
    expect(await screen.findByText('この時間にはほかの予定があります。')).toBeTruthy();
    expect(screen.getByText('佐藤 健太：12/31(木) 10:30〜11:30 予定あり')).toBeTruthy();
    fill('件名', '面談');
    submit();
    await waitFor(() => expect(added()).toHaveLength(1));
  });

  it('shows the dates of a rule, and offers the last day where months have no 31st', async () => {
    open();
    fireEvent.change(screen.getByRole('combobox', { name: '繰り返し' }), { target: { value: 'month' } });
    expect(await screen.findByText(/予定される日（2回）：2026\/12\/31\(木\)、2027\/01\/31\(日\)/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '「末日」にする' }));
    fill('件名', '月次報告');
    submit();
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(added()[0]).toMatchObject({
      rule: { every: 'month', monthly: { by: 'last-day' }, ends: { by: 'count', count: 10 } },
    });
  });

  it('has no times where it lasts all day', async () => {
    open();
    fill('件名', '休暇');
    fireEvent.click(screen.getByRole('switch', { name: '終日' }));
    expect(screen.queryByRole('textbox', { name: '開始時刻' })).toBeNull();
    submit();
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(added()[0]).toMatchObject({ allDay: true, firstDay: DAY, lastDay: DAY });
  });
});
