// The form of the tests, filled and answered by hand: what it sent, and how the server answers next.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { sessionState } from '../../src/platform/identity/session-state.ts';
import { showLanguage } from '../../src/platform/language.ts';
import { STAFF_SESSION } from '../sessions.ts';
import { FormGround } from './FormGround.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { NOTICE_ID } from './sample-operation.ts';

interface Sent {
  readonly body: Record<string, unknown>;
  readonly key: string | null;
}

export const sent: Sent[] = [];
/** Each submission takes the next one; without any the server is away. */
export const answers: (() => Promise<Response>)[] = [];
/** Versions that were saved. */
export const done: number[] = [];

function answerNext(_: string, init: RequestInit): Promise<Response> {
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
  sent.push({ body, key: new Headers(init.headers).get('idempotency-key') });
  return answers.shift()?.() ?? Promise.reject(new TypeError('no answer'));
}

export const saved = () => Promise.resolve(Response.json({ id: NOTICE_ID, version: 2 }));
export const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
export const refusal = (status: number, code: string, data: object) => () => {
  const body = { status, code, message: `拒否：${code}`, data: { fields: [], requestId: 'r-42', ...data } };
  return Promise.resolve(Response.json(body, { status }));
};

/** All that the form needs. */
export const FILLED = { title: '点検', day: '2026-11-21', kind: 'work' as const };

/** Opens the form; the answer shows it again with another version of its record. */
export function open(defaults: Parameters<typeof NoticeForm>[0]['defaults'] = FILLED) {
  const form = (version: number) => (
    <FormGround>
      <NoticeForm defaults={defaults} version={version} onDone={(newer) => done.push(newer)} />
    </FormGround>
  );
  const { rerender } = render(form(1));
  return (version: number) => rerender(form(version));
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const submit = () => fireEvent.click(screen.getByRole('button', { name: '保存' }));

/** Before and after each test of a file. */
export function layDesk(): void {
  beforeEach(() => {
    for (const list of [sent, answers, done]) list.length = 0;
    showLanguage('ja');
    sessionState.set({ phase: 'known', session: STAFF_SESSION });
    vi.stubGlobal('fetch', answerNext);
  });
  afterEach(() => {
    cleanup();
    sessionState.set({ phase: 'asking' });
    vi.unstubAllGlobals();
  });
}
