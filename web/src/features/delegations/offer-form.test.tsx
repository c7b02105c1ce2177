import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { STAFF_SESSION } from '../../../test/sessions.ts';
import type { DraftStorage } from '../../platform/drafts/device-drafts.ts';
import { type FormDraft, FormDraftStorage } from '../../platform/drafts/form-drafts.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { queryClient } from '../../platform/query.ts';
import { DelegationsPage } from './DelegationsPage.tsx';

let kept: Map<string, FormDraft>;
/** While it is given, a device that is slow to write has not done so yet. */
let slow: PromiseWithResolvers<void> | null = null;
const storage: DraftStorage<FormDraft> = {
  get: async (key) => structuredClone(kept.get(key)),
  set: async (key, value) => {
    kept.set(key, value);
    await slow?.promise;
  },
  del: async (key) => void kept.delete(key),
};

const SATO = {
  id: '01932b6c-0000-7000-8000-000000000002',
  employeeId: '1002',
  name: '佐藤 花子',
  kana: 'サトウ ハナコ',
  departmentCode: 'HQ',
};

function network(path: string, { method }: RequestInit = {}): Promise<Response> {
  if (method === 'POST') {
    const person = { employeeId: SATO.id, name: SATO.name, departmentName: '本社' };
    return Promise.resolve(
      Response.json({
        id: '01932b6c-0000-7000-8000-0000000000d1',
        version: 1,
        status: 'offered',
        from: person,
        to: person,
        validFrom: '2026-11-21',
        lastDay: '2026-11-30',
        domains: [],
        amountLimit: null,
        note: '',
        offeredAt: '2026-11-21T00:00:00.000Z',
        answeredAt: null,
        endedAt: null,
        holdsToday: false,
      }),
    );
  }
  if (path.includes('/people')) return Promise.resolve(Response.json({ people: [SATO] }));
  return Promise.resolve(Response.json({ given: [], received: [] }));
}

const open = () =>
  render(
    <FormGround>
      <FormDraftStorage value={() => storage}>
        <DelegationsPage />
      </FormDraftStorage>
    </FormGround>,
  );

beforeEach(() => {
  kept = new Map();
  slow = null;
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: /代理人/ });
const day = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
async function fillIn() {
  fireEvent.change(await box(), { target: { value: '佐藤' } });
  fireEvent.click(await screen.findByRole('option', { name: /佐藤 花子/ }));
  for (const [name, value] of [
    ['開始日', '2026-11-21'],
    ['最終日', '2026-11-30'],
  ] as const) {
    fireEvent.change(day(name), { target: { value } });
    fireEvent.blur(day(name));
  }
  for (const [name, value] of [
    [/金額の上限/, '１００，０００円'],
    [/代理人への連絡/, 'よろしくお願いします。 '],
  ] as const) {
    const field = screen.getByRole('textbox', { name });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
}

it('is empty after it was sent, and stays so on the next visit [B0-11] [B3-07]', async () => {
  const { unmount } = open();
  slow = Promise.withResolvers<void>();
  await fillIn();
  await waitFor(() => expect(kept.size).toBe(1));
  fireEvent.click(screen.getByRole('button', { name: '代理を頼む' }));
  await waitFor(() => expect(day('開始日').value).toBe(''));
  slow?.resolve();
  await waitFor(() => expect(kept.size).toBe(0));
  expect((await box()).value).toBe('');
  expect(day('最終日').value).toBe('');
  unmount();
  open();
  await waitFor(async () => expect((await box()).value).toBe(''));
  expect(kept.size).toBe(0);
});

it('that was left half-filled names the delegate when it comes back [B0-11]', async () => {
  const { unmount } = open();
  await fillIn();
  await waitFor(() => expect(kept.size).toBe(1));
  unmount();
  open();
  await waitFor(async () => expect((await box()).value).toBe('佐藤 花子（1002）'));
});
