import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { messages } from '../../../platform/messages.ts';
import { queryClient } from '../../../platform/query.ts';
import { ImportDialog } from './ImportDialog.tsx';

const closed = vi.fn();
const sent: string[] = [];
let report: object;

beforeEach(() => {
  sent.length = 0;
  closed.mockClear();
  messages.set([]);
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
    const isCheck = path.endsWith('/check');
    if (!isCheck) sent.push((JSON.parse(body ?? '{}') as { csv: string }).csv);
    return Promise.resolve(Response.json(isCheck ? report : { reservations: 2 }));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

async function chosen() {
  const { baseElement } = render(<ImportDialog onClose={closed} />, { wrapper: FormGround });
  const input = baseElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no file can be chosen');
  fireEvent.change(input, { target: { files: [new File(['件名,設備\n会議,第1会議室\n'], '予約.csv')] } });
  return baseElement;
}

it('says how many reservations the file holds before it books them all [B6-03]', async () => {
  report = { reservations: 2, faults: [], faultCount: 0 };
  await chosen();
  expect((await screen.findByText('2件の予約を取り込みます。')).getAttribute('role')).toBe('status');
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '取り込む' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(sent).toEqual(['件名,設備\n会議,第1会議室\n']);
  expect(messages.get().at(-1)?.text).toBe('2件の予約を取り込みました。');
});

it('names each fault by its line and the heading of its column, and books nothing [B6-03]', async () => {
  const fault = { line: 4, column: 'organizer', code: 'not-employed', message: '在籍していません。' };
  report = { reservations: 1, faults: [fault], faultCount: 1 };
  await chosen();
  const row = await screen.findByRole('row', { name: /在籍していません/ });
  expect(row.textContent).toContain('4');
  expect(row.textContent).toContain('主催者の社員番号');
  fireEvent.click(screen.getByRole('button', { name: '取り込む' }));
  expect(sent).toEqual([]);
});
