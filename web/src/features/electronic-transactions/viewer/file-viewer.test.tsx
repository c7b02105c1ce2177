import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInFrame } from '../../../../test/frame-ground.tsx';
import { sessionOf } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { queryClient } from '../../../platform/query.ts';
import { FileViewer } from './FileViewer.tsx';
import { canBeViewed } from './viewed-file.ts';

const FILE = { id: '019a0000-0000-7000-8000-000000000001', name: '領収書.png' };
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://localhost').pathname);
    return new Response('bytes');
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));
});
afterEach(() => {
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

it('shows a picture as large as one wants, by keys and buttons within bounds, and closes [B7-01]', async () => {
  const onClose = vi.fn();
  await renderInFrame(() => <FileViewer file={FILE} onClose={onClose} />, { session: sessionOf('system') });
  const picture = await screen.findByRole('img', { name: FILE.name });
  const width = () => getComputedStyle(picture).width;
  expect(width()).toBe('100%');
  const sheet = screen.getByRole('group', { name: 'ページの内容' });
  fireEvent.keyDown(sheet, { key: '+' });
  expect([width(), screen.getByText('125%')]).toEqual(['125%', expect.anything()]);
  for (let n = 0; n < 20; n += 1) fireEvent.keyDown(sheet, { key: '-' });
  expect(width()).toBe('50%');
  fireEvent.click(screen.getByRole('button', { name: '拡大' }));
  expect(width()).toBe('75%');
  fireEvent.keyDown(sheet, { key: '+', ctrlKey: true });
  expect(width()).toBe('75%');
  expect(asked).toEqual([`/api/electronic-transactions/files/${FILE.id}`]);
  fireEvent.click(screen.getByRole('button', { name: '表示を閉じる' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('says of a picture that no browser draws that it is to be downloaded [B7-01]', async () => {
  await renderInFrame(() => <FileViewer file={FILE} onClose={() => undefined} />, { session: sessionOf('system') });
  fireEvent.error(await screen.findByRole('img', { name: FILE.name }));
  expect(screen.getByText('このファイルは表示できません。ダウンロードして確認してください。')).toBeDefined();
});

it('is offered of PDFs and pictures alone: text, XML and mails are never drawn [B7-01, T9]', () => {
  const names = ['a.pdf', 'a.PNG', 'a.jpg', 'a.webp', 'a.heic', 'a.xml', 'a.eml', 'a.csv', 'a.svg.xml', 'a.pdf.xml'];
  expect(names.filter((name) => canBeViewed({ name }))).toEqual(['a.pdf', 'a.PNG', 'a.jpg', 'a.webp']);
});
