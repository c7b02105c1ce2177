import { NewResource } from '@madoguchi/contract/resources/model.ts';
import { createResource } from '@madoguchi/contract/resources/operations.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { haveEmptyMasters } from '../../../../test/masters.ts';
import { ADMIN_SESSION } from '../../../../test/sessions.ts';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { RecordForm } from '../../../kit/record/RecordForm.tsx';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { HoursField } from './HoursField.tsx';
import { newResource } from './resource-values.ts';

const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  showLanguage('ja');
  haveEmptyMasters();
  sessionState.set({ phase: 'known', session: ADMIN_SESSION });
  vi.stubGlobal('fetch', (_path: string, { body }: { body?: string } = {}) => {
    if (body !== undefined) sent.push(JSON.parse(body));
    const answer = { id: '01932b6c-0000-7000-8000-000000000001', version: 1, status: 'active' };
    return Promise.resolve(Response.json({ ...answer, updatedAt: '2026-11-20T00:00:00.000Z' }));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

function HoursForm() {
  const form = useOperationForm(createResource, {
    input: NewResource,
    defaults: { ...newResource(), name: '第1会議室', resourceCategory: 'room' },
    onDone: () => undefined,
  });
  return (
    <RecordForm form={form} label="設備" saveLabel="保存">
      <HoursField />
    </RecordForm>
  );
}

const show = () => render(<HoursForm />, { wrapper: FormGround });
const hoursSent = () => (sent[0] as { hours: unknown[] } | undefined)?.hours;
const day = (name: string) => within(screen.getByRole('group', { name: `${name}曜日の利用時間` }));
const type = (label: string, text: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
};
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }));

it('takes times as people type them, opens and closes days, and sends each day of the week [B6-01]', async () => {
  show();
  type('月曜日：開始', '９時半');
  type('月曜日：終了', '1800');
  expect(screen.getByDisplayValue('09:30')).toBeTruthy();
  fireEvent.click(day('火').getByRole('checkbox', { name: '火曜日：利用可' }));
  fireEvent.click(day('日').getByRole('checkbox', { name: '日曜日：利用可' }));
  save();
  const usual = { opens: '08:00', closes: '20:00' };
  await vi.waitFor(() =>
    expect(hoursSent()).toEqual([{ opens: '09:30', closes: '18:00' }, null, usual, usual, usual, null, usual]),
  );
});

it('copies Monday to the other weekdays, and leaves the weekend alone', async () => {
  show();
  type('月曜日：開始', '10');
  fireEvent.click(screen.getByRole('button', { name: '月曜日の時間を平日に写す' }));
  save();
  const monday = { opens: '10:00', closes: '20:00' };
  await vi.waitFor(() => expect(hoursSent()).toEqual([monday, monday, monday, monday, monday, null, null]));
});

it('says at its day that closing comes before opening, and that a text is no time; nothing is sent', async () => {
  show();
  type('水曜日：開始', '20:00');
  type('水曜日：終了', '9:00');
  save();
  const fault = await screen.findAllByText(/終了は開始より後の時刻にしてください/);
  expect(fault.length).toBeGreaterThan(0);
  type('水曜日：終了', '夜');
  save();
  expect((await screen.findAllByText(/時刻として読み取れません/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});
