import type { DetailImportReport } from '@madoguchi/contract/classifications/import/model.ts';
import type { ClassificationRow } from '@madoguchi/contract/classifications/model.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { messages } from '../../../platform/messages.ts';
import { queryClient } from '../../../platform/query.ts';
import { ImportChoice } from './ImportChoice.tsx';
import { ImportDialog } from './ImportDialog.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  messages.set([]);
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

it('says why the present contents could not be saved, as lists do [B1-05] [S8-03]', async () => {
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <FormGround>
      <ImportChoice classification="tax" file={null} onChoose={() => undefined} />
    </FormGround>,
  );
  fireEvent.click(screen.getByRole('button', { name: '今の内容をダウンロード' }));
  await waitFor(() => expect(messages.get()).toMatchObject([{ variant: 'error' }]));
  expect(messages.get()[0]?.text).toMatch(/^CSVを出力できませんでした。サーバーに接続できません/);
});

const NOTHING: DetailImportReport = { added: 0, changed: 0, unchanged: 0, values: [], faults: [], faultCount: 0 };

it('looks at a file before anything is written: its faults by line and column, then what it changes, then all of it [B1-05]', async () => {
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  const reports: DetailImportReport[] = [
    {
      ...NOTHING,
      faults: [{ line: 2, column: 'kana', code: 'not-kana', message: 'カタカナで入力してください。' }],
      faultCount: 1,
    },
    {
      ...NOTHING,
      added: 1,
      changed: 1,
      values: [
        { line: 2, code: 'memo', name: '覚書', isNew: true, fields: [] },
        {
          line: 3,
          code: 'plan',
          name: '企画書',
          isNew: false,
          fields: [{ column: 'name', from: '計画書', to: '企画書' }],
        },
      ],
    },
  ];
  const written: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (url.endsWith('/check')) return Response.json(reports.shift());
    written.push([url, JSON.parse(body)]);
    return Response.json({ added: 1, changed: 1, unchanged: 0 });
  });
  const onClose = vi.fn();
  const classification = {
    code: 'document_type',
    name: '書類の種類',
    nameEn: 'Kinds of documents',
  } as ClassificationRow;
  render(
    <FormGround>
      <ImportDialog classification={classification} onClose={onClose} />
    </FormGround>,
  );
  const dialog = within(screen.getByRole('dialog', { name: '書類の種類のCSV取り込み' }));
  const choose = (text: string) =>
    fireEvent.change(dialog.getByLabelText('ファイルを選択'), {
      target: { files: [new File([text], '書類.csv', { type: 'text/csv' })] },
    });
  const submit = dialog.getByRole('button', { name: '取り込む' });

  choose('コード,名称\r\nmemo,覚書\r\n');
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^1か所に誤りがあります。/);
  expect(dialog.getByRole('row', { name: /^2 フリガナ/ })).toBeTruthy();
  const first = within(dialog.getByRole('region', { name: /^ファイルの先頭1行/ }));
  expect(first.getByRole('row', { name: '2 memo 覚書' })).toBeTruthy();
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(submit);
  expect(written).toEqual([]);

  choose('コード,名称\r\nmemo,覚書\r\nplan,企画書\r\n');
  expect(await dialog.findByText(/^追加 1件、変更 1件、変更なし 0件。/)).toBeTruthy();
  expect(dialog.getByRole('row', { name: '2 memo 追加「覚書」' })).toBeTruthy();
  expect(dialog.getByRole('row', { name: '3 plan 名称：計画書 → 企画書' })).toBeTruthy();
  await waitFor(() => expect(submit.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(submit);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(written).toEqual([
    ['/api/classifications/document_type/import', { csv: 'コード,名称\r\nmemo,覚書\r\nplan,企画書\r\n' }],
  ]);
  expect(messages.get().map(({ text }) => text)).toEqual(['1件を追加し、1件を変更しました。']);
});
