import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { ProfileChanges } from './ProfileChanges.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const change = (n: number, more: object) => ({
  ...{ id: `0190a2b3-0000-7000-8000-00000000000${n}`, occurredAt: '2026-11-21T03:00:00.000Z', actor: '山本 由美子' },
  ...{ event: 'profile.changed', isOwn: true, fields: [], ...more },
});

it('says who changed which fields of one’s profile, and that there is more [S2-21]', async () => {
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  const changes = [
    change(1, { event: 'member.changed', isOwn: false, fields: ['lastName', 'extension'] }),
    change(2, { event: 'profile.photo-set' }),
    change(3, { fields: ['address', 'visibility.gender'] }),
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ changes, isCut: true })));
  render(
    <FormGround>
      <ProfileChanges />
    </FormGround>,
  );
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows.map((text) => text?.replace(/^.*12:00:00/, ''))).toEqual([
    '姓、内線山本 由美子',
    '写真の設定自分',
    '住所、性別が見える人自分',
  ]);
  expect(screen.getByText('新しい3件を表示しています。')).toBeTruthy();
});
