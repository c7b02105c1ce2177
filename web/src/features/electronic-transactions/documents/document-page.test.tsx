import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInFrame } from '../../../../test/frame-ground.tsx';
import { sessionOf } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { queryClient } from '../../../platform/query.ts';
import { OfficeRulesPage } from './OfficeRulesPage.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
});

it('the office rules are read with the company’s name in them, and printed from there [B7-08]', async () => {
  await renderInFrame(OfficeRulesPage, {
    session: sessionOf('system'),
    at: '/apps/electronicTransaction/office-rules',
  });
  expect(await screen.findByRole('heading', { name: '第1条（目的）' })).toBeTruthy();
  expect(screen.getByText(/^この規程は、株式会社まどぐち商事/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /印刷|プレビュー/ })).toBeTruthy();
});
