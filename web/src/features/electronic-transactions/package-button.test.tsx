import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInFrame } from '../../../test/frame-ground.tsx';
import { sessionOf } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { queryClient } from '../../platform/query.ts';
import { PackageButton } from './PackageButton.tsx';

const FACTS = {
  seq: 42,
  asOf: '2026-11-25T01:02:03.456Z',
  records: 3,
  deleted: 1,
  files: 4,
  withoutFile: 1,
  stamps: 0,
  bytes: 2_097_152,
};
const asked: string[] = [];
let answer: object = FACTS;

beforeEach(() => {
  answer = FACTS;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => {
  asked.length = 0;
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const Page = () => <PackageButton narrowing={{ q: '', counterparty: '山田', amount: '..1000' }} />;

async function opened() {
  await renderInFrame(Page, { session: sessionOf('system'), at: '/apps/electronicTransaction' });
  fireEvent.click(await screen.findByRole('button', { name: '税務調査用ダウンロード' }));
  return within(await screen.findByRole('dialog', { name: '税務調査用ダウンロード' }));
}

it('says how much the download holds, and downloads the very snapshot that was counted [B7-06]', async () => {
  const dialog = await opened();
  expect(await dialog.findByText('3件（うち削除済 1件）')).toBeTruthy();
  expect(dialog.getByText('4件、2MB')).toBeTruthy();
  expect(dialog.getByText('5行')).toBeTruthy();
  expect(asked.some((url) => url.includes('package-facts') && url.includes('amount=..1000'))).toBe(true);
  const link = dialog.getByRole('link', { name: 'ダウンロード（2MB）' });
  const { searchParams, pathname } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(pathname).toBe('/api/exports/electronic-transactions-package');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    counterparty: '山田',
    amount: '..1000',
    seq: '42',
    asOf: FACTS.asOf,
  });
});

it('offers no download of nothing [B7-06]', async () => {
  answer = { ...FACTS, records: 0, deleted: 0, files: 0, withoutFile: 0, bytes: 0 };
  const dialog = await opened();
  expect(await dialog.findByText('条件に合う取引はありません。')).toBeTruthy();
  expect(dialog.queryByRole('link')).toBeNull();
});
