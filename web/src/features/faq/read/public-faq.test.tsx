import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { GUEST_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { PublicFaq } from './PublicFaq.tsx';

beforeEach(() => {
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: GUEST_SESSION });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const entry = {
  ...{ id: '0190a2b3-0000-7000-8000-000000000001', faqCategory: 'portal', updatedAt: '2026-11-21T03:00:00.000Z' },
  ...{ question: '入れません', questionEn: '', answer: '再設定してください。', answerEn: '' },
  ...{ keywords: [], places: [], helpful: null, readings: { question: '', answer: '', keywords: [] } },
};

function show(entries: readonly object[]) {
  const asked = vi.fn(() => Promise.resolve(Response.json({ entries })));
  vi.stubGlobal('fetch', asked);
  render(
    <FormGround>
      <PublicFaq />
    </FormGround>,
  );
  return asked;
}

it('a guest opens the answer of a public question, and is asked nothing in return [B9-01]', async () => {
  show([entry]);
  fireEvent.click(await screen.findByRole('button', { name: '入れません' }));
  expect(await screen.findByText('再設定してください。')).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('there is no card where no question is public [B9-01]', async () => {
  const asked = show([]);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('region')).toBeNull();
});
