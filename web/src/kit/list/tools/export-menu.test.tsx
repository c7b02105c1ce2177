import { FileEncoding } from '@madoguchi/contract/list/list-input.ts';
import { download } from '@madoguchi/contract/operation.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { settleSignIn, signInWanted } from '../../../platform/identity/sign-in-gate.ts';
import { showLanguage } from '../../../platform/language.ts';
import { messages } from '../../../platform/messages.ts';
import { pageTimers } from '../../../platform/timers.ts';
import { ThemeGround } from '../../theme/ThemeGround.tsx';
import type { ToolModel } from '../model/use-tool-model.ts';
import { ExportMenu } from './ExportMenu.tsx';

const exportTrees = download('test.export-trees', {
  at: ['GET', '/api/test/trees.csv'],
  access: 'staff',
  input: z.strictObject({ state: z.string().optional(), encoding: FileEncoding }),
  mediaType: 'text/csv',
  refuses: [],
  records: 'expense-claims.list-exported',
});
const model = { asked: { state: 'tall' }, props: { exported: exportTrees } } as unknown as ToolModel;

/** Each file takes the next one. */
const answers: (() => Response | Promise<Response>)[] = [];
const asked: string[] = [];
const saved: { readonly name: string; readonly href: string }[] = [];

const file = (headers: Record<string, string> = {}) =>
  new Response('木,高さ', {
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('木.csv')}`, ...headers },
  });
const refusal = (status: number, code: string) =>
  Response.json({ status, code, message: `拒否：${code}`, data: { fields: [], requestId: 'r-42' } }, { status });

beforeEach(() => {
  for (const list of [answers, asked, saved]) list.length = 0;
  messages.set([]);
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return (await answers.shift()?.()) ?? refusal(500, 'internal');
  });
  URL.createObjectURL = () => 'blob:test';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.href });
  });
  vi.spyOn(pageTimers, 'after').mockReturnValue(() => undefined);
});
afterEach(() => {
  cleanup();
  settleSignIn(false);
  sessionState.set({ phase: 'asking' });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <ThemeGround>
      <ExportMenu model={model} />
    </ThemeGround>,
  );
const button = (name = 'CSV出力') => screen.getByRole('button', { name, hidden: true });
function choose(name: string, of?: string): void {
  fireEvent.click(button(of));
  fireEvent.click(screen.getByRole('menuitem', { name }));
}

describe('the files of a list', () => {
  it('are saved under the portal’s name, as the list is filtered [B0-10]', async () => {
    answers.push(file);
    open();
    choose('この一覧（UTF-8）');
    await waitFor(() => expect(saved).toEqual([{ name: '木.csv', href: 'blob:test' }]));
    expect(asked).toEqual(['/api/test/trees.csv?state=tall&encoding=utf-8']);
    expect(messages.get()).toEqual([]);
  });

  it('can be asked for while another one is made, and the button says that one is [B0-10]', async () => {
    const first = Promise.withResolvers<Response>();
    answers.push(() => first.promise, file);
    open();
    expect(button().getAttribute('aria-busy')).toBe('false');
    choose('この一覧（UTF-8）');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(button().getAttribute('aria-busy')).toBe('true');
    choose('この一覧（Shift_JIS）');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(button().getAttribute('aria-busy')).toBe('true');
    first.resolve(file());
    await waitFor(() => expect(saved).toHaveLength(2));
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('false'));
  });

  it.each([
    [429, 'too-many-requests'],
    [500, 'internal'],
  ] as const)('tell why they could not be made: %i [B0-10] [S8-03]', async (status, code) => {
    answers.push(() => refusal(status, code));
    open();
    choose('この一覧（UTF-8）');
    await waitFor(() => expect(messages.get()).toHaveLength(1));
    expect(messages.get()).toMatchObject([{ variant: 'error', text: `CSVを出力できませんでした。拒否：${code}` }]);
    expect(saved).toEqual([]);
  });

  it('wait for the sign-in where the session has ended, and are saved then [S3-13] [B0-10]', async () => {
    answers.push(() => refusal(401, 'not-signed-in'), file);
    open();
    choose('この一覧（UTF-8）');
    await waitFor(() => expect(signInWanted.get()).toBe(true));
    settleSignIn(true);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(messages.get()).toEqual([]);
  });

  it.each([
    ['ja', 'CSV出力', 'Shift_JISで表せない文字は「〓」になります：𠮷鷗'],
    ['en', 'Export CSV', 'Shift_JIS cannot hold these characters, “〓” will stand in their place: 𠮷鷗'],
  ] as const)(
    'name the characters that Shift_JIS cannot hold before they are saved, in %s [B0-10]',
    async (language, name, sentence) => {
      showLanguage(language);
      answers.push(() => file({ 'x-replaced-characters': encodeURIComponent('𠮷鷗') }));
      open();
      choose(language === 'ja' ? 'この一覧（Shift_JIS）' : 'This list (Shift_JIS)', name);
      await waitFor(() => expect(messages.get()).toMatchObject([{ variant: 'warning', hidesAfterMs: null }]));
      expect(messages.get()[0]?.text).toContain(sentence);
      expect(saved).toEqual([]);
      render(<ThemeGround>{messages.get()[0]?.action}</ThemeGround>);
      fireEvent.click(screen.getByRole('button', { name: language === 'ja' ? 'このまま保存' : 'Save anyway' }));
      expect(saved).toHaveLength(1);
      expect(messages.get()).toMatchObject([{ variant: 'success' }]);
    },
  );
});
