import { MaintainedAnnouncement } from '@madoguchi/contract/announcements/model.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../../test/forms/FormGround.tsx';
import { haveEmptyMasters } from '../../../../../test/masters.ts';
import { ADMIN_SESSION } from '../../../../../test/sessions.ts';
import { sessionState } from '../../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../../platform/language.ts';
import { queryClient } from '../../../../platform/query.ts';
import { ChangeForm } from './ChangeForm.tsx';

const OUT = MaintainedAnnouncement.parse({
  id: '01932b6c-0000-7000-8000-000000000001',
  version: 2,
  status: 'published',
  edition: 1,
  announcementCategory: 'company',
  title: '防災訓練',
  titleEn: '',
  body: '来週の水曜日です。',
  bodyEn: '',
  audience: 'signed-in',
  departments: [],
  shownFrom: '2026-11-30',
  lastDay: '2026-11-30',
  pinned: false,
  mustRead: true,
  attachmentIds: ['01932b6c-0000-7000-8000-00000000000f'],
  attachments: [
    {
      id: '01932b6c-0000-7000-8000-00000000000f',
      name: '避難経路.pdf',
      mediaType: 'application/pdf',
      bytes: 2_048,
      sha256: '0'.repeat(64),
      alsoIn: null,
    },
  ],
  createdAt: '2026-11-20T00:00:00Z',
  updatedAt: '2026-11-20T00:00:00Z',
  publishedAt: '2026-11-20T00:00:00Z',
  updatedBy: '高橋 誠',
});

beforeEach(() => {
  showLanguage('ja');
  haveEmptyMasters();
  sessionState.set({ phase: 'known', session: ADMIN_SESSION });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

function show(announcement: Partial<MaintainedAnnouncement>) {
  return render(
    <FormGround>
      <ChangeForm announcement={{ ...OUT, ...announcement }} onUnsaved={() => undefined} />
    </FormGround>,
  );
}

it('shows and asks for the last day on which it is seen [B9-01]', async () => {
  show({ lastDay: PlainDate.parse('2026-12-01') });
  await screen.findByText(/^この日まで表示します。/);
  expect(screen.getByDisplayValue(/^2026\/12\/01/)).toBeTruthy();
});

it.each<[string, Partial<MaintainedAnnouncement>, boolean]>([
  ['is out', {}, true],
  ['is taken back and may go out again', { status: 'withdrawn' }, true],
  ['was never out', { status: 'draft', publishedAt: null }, false],
  ['nobody has to confirm', { mustRead: false }, false],
])('offers to ask everybody again, of one that %s: as it should [B9-01]', async (_what, announcement, isOffered) => {
  show(announcement);
  await screen.findByText(/^この日まで表示します。/);
  expect(screen.queryByText('もう一度読んでもらう') !== null).toBe(isOffered);
});

it('shows the files that it has, to fetch and to take off [B9-01]', async () => {
  show({});
  expect((await screen.findByRole('link', { name: '避難経路.pdf' })).getAttribute('href')).toContain(
    '/api/attachments/01932b6c-0000-7000-8000-00000000000f',
  );
  expect(screen.getByRole('button', { name: '避難経路.pdfを削除' })).toBeTruthy();
});
