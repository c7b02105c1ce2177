import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { ITEM, RESERVATION } from '../../../test/reservations.ts';
import { STAFF_SESSION } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { queryClient } from '../../platform/query.ts';
import { reservationPalette } from './palette.ts';

const asked: URL[] = [];

beforeEach(() => {
  asked.length = 0;
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(new URL(path, 'http://portal'));
    return Promise.resolve(Response.json({ items: [{ ...ITEM, isOwn: false }] }));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const found = (text: string, isStaff = true) =>
  renderHook(() => reservationPalette.entriesFor(text, isStaff), { wrapper: FormGround }).result;

it('finds everybody’s reservations by what is typed, says whose they are, and leads to the open reservation on its day [B9-02]', async () => {
  const result = found('　会議 ');
  await waitFor(() => expect(result.current.entries).toHaveLength(1));
  const { searchParams, pathname } = asked[0] ?? new URL('http://nowhere');
  expect([pathname, searchParams.get('q')]).toEqual(['/api/reservations/search', '会議']);
  const [entry] = result.current.entries;
  expect(entry?.detail).toBe('2026/12/01(火) 10:00–11:00 第1会議室 山本 由美子');
  expect(entry?.to).toBe(`/apps/internal-resource-reservations?day=2026-12-01&open=${RESERVATION.id}`);
});

it('asks for nothing where nothing is typed, or nobody may reserve [B9-02]', () => {
  expect(found(' ').current.entries).toEqual([]);
  expect(found('会議', false).current.entries).toEqual([]);
  expect(asked).toEqual([]);
});
