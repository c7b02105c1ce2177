import { download } from '@madoguchi/contract/operation.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { STAFF_SESSION } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { queryClient } from '../../platform/query.ts';
import { PaperDialog } from './PaperDialog.tsx';

const printTree = download('trees.print', {
  at: ['GET', '/api/trees/paper'],
  access: 'staff',
  input: z.strictObject({}),
  mediaType: 'application/pdf',
  refuses: [],
  records: 'expense-claim.printed',
});
const URL_OF_PAPER = 'blob:http://localhost/paper';
const answer = vi.fn<() => Promise<Response>>();
const made = async () =>
  new Response('%PDF-1.7', { headers: { 'content-disposition': `attachment; filename*=UTF-8''TE-2026-00001.pdf` } });

function open(hasViewer: boolean, waiting?: string) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { pdfViewerEnabled: hasViewer }));
  render(
    <FormGround>
      <PaperDialog
        operation={printTree}
        input={{}}
        title="精算書"
        onClose={vi.fn()}
        {...(waiting === undefined ? {} : { waiting })}
      />
    </FormGround>,
  );
  return screen.getByRole('dialog', { name: '精算書' });
}

beforeEach(() => {
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  answer.mockReset().mockImplementation(made);
  vi.stubGlobal('fetch', answer);
  Object.assign(URL, { createObjectURL: () => URL_OF_PAPER, revokeObjectURL: () => undefined });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

it('shows the paper within the page where the browser can, to be printed and kept, made once', async () => {
  const dialog = open(true);
  const keep = await screen.findByRole('link', { name: 'ダウンロード' });
  expect([keep.getAttribute('href'), keep.getAttribute('download')]).toEqual([URL_OF_PAPER, 'TE-2026-00001.pdf']);
  expect(dialog.querySelector('iframe')?.src).toMatch(new RegExp(`^${URL_OF_PAPER}#.*view=FitH$`));
  expect(screen.getByRole('button', { name: '印刷' })).toBeTruthy();
  expect(answer).toHaveBeenCalledOnce();
});

it('offers it beside the page where the browser cannot show it', async () => {
  const dialog = open(false);
  const elsewhere = await screen.findByRole('link', { name: '別のタブで開く' });
  expect([elsewhere.getAttribute('href'), elsewhere.getAttribute('target')]).toEqual([URL_OF_PAPER, '_blank']);
  expect(dialog.querySelector('iframe')).toBeNull();
  expect(screen.queryByRole('button', { name: '印刷' })).toBeNull();
});

it('says what it does while the paper is made, and which characters could not be printed', async () => {
  answer.mockImplementationOnce(async () => {
    const replaced = encodeURIComponent('🍣가');
    return new Response('%PDF-1.7', { headers: { 'x-replaced-characters': replaced } });
  });
  open(false);
  expect(screen.getByRole('status').textContent).toMatch(/1つのPDFにまとめています/);
  expect(await screen.findByText('印刷できない文字は〓になっています：🍣가')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

it('says the words of the paper itself while it is made, where those of lines and attachments do not fit', async () => {
  open(false, '1か月の予定をPDFにしています。');
  expect(screen.getByRole('status').textContent).toBe('1か月の予定をPDFにしています。');
  expect(await screen.findByRole('link', { name: 'ダウンロード' })).toBeTruthy();
});

it('says so where it could not be made, and makes it at the next attempt', async () => {
  answer.mockImplementationOnce(async () =>
    Response.json(
      { status: 500, code: 'internal', message: '失敗しました。', data: { fields: [], requestId: 'r-7' } },
      { status: 500 },
    ),
  );
  open(false);
  expect(await screen.findByRole('alert')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '再試行' }));
  expect(await screen.findByRole('link', { name: '別のタブで開く' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
