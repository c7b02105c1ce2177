import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { ThemeGround } from '../../../kit/theme/ThemeGround.tsx';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { messages } from '../../../platform/messages.ts';
import { ImportChoice } from './ImportChoice.tsx';

afterEach(() => {
  cleanup();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

it('says why the present contents could not be saved, as lists do [B1-05] [S8-03]', async () => {
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <ThemeGround>
      <ImportChoice classification="tax" file={null} onChoose={() => undefined} />
    </ThemeGround>,
  );
  fireEvent.click(screen.getByRole('button', { name: '今の内容をダウンロード' }));
  await waitFor(() => expect(messages.get()).toMatchObject([{ variant: 'error' }]));
  expect(messages.get()[0]?.text).toMatch(/^CSVを出力できませんでした。サーバーに接続できません/);
});
