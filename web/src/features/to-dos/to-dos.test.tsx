import type { TodoPlace, TodoRow } from '@madoguchi/contract/to-dos/model.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { sessionOf } from '../../../test/sessions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { showLanguage } from '../../platform/language.ts';
import { messages } from '../../platform/messages.ts';
import { queryClient } from '../../platform/query.ts';
import { BulkBar } from './BulkBar.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import { EVERYTHING } from './use-place.ts';

const ID = '01932b6c-0000-7000-8000-0000000000e1';
const LABEL: TodoPlace = {
  id: '01932b6c-0000-7000-8000-0000000000a1',
  version: 1,
  kind: 'label',
  handle: '購買',
  title: '購買',
  colour: 'blue',
  count: 0,
};

let sent: { path: string; body: Record<string, unknown> }[] = [];

beforeEach(() => {
  sent = [];
  messages.set([]);
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: sessionOf('system') });
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : {} });
    return Promise.resolve(Response.json({ id: ID, version: 1, undo: ID, changed: 1, lostFolders: [] }));
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

describe('a to-do in one line', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'ToDoを1行で追加' });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const show = () =>
    render(
      <FormGround>
        <QuickAdd place={EVERYTHING} places={[LABEL]} />
      </FormGround>,
    );

  it('is added by the Enter after the one that takes the conversion, whole and once [B0-11]', async () => {
    show();
    fireEvent.compositionStart(field());
    type('みつもり');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    fireEvent.compositionEnd(field());
    type('見積もり');
    expect(sent).toEqual([]);
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(field().value).toBe(''));
    expect(sent.map(({ body }) => body['title'])).toEqual(['見積もり']);
  });

  it('keeps what is typed while the one before is on its way', async () => {
    show();
    type('見積もり');
    fireEvent.keyDown(field(), { key: 'Enter' });
    type('次の用');
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '追加' }).getAttribute('aria-disabled')).toBe('false'),
    );
    expect(field().value).toBe('次の用');
  });

  it('shows each part that was read before it is added, and a press puts the part back into the title [B9-04]', async () => {
    show();
    type('11/30 17時 見積もり #購買 !');
    fireEvent.click(screen.getByRole('button', { name: '#購買を件名に戻す' }));
    expect(screen.getByText('件名：見積もり #購買')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '追加' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      title: '見積もり #購買',
      dueOn: '2026-11-30',
      dueTime: '17:00',
      labelIds: [],
      important: true,
    });
  });

  it('offers to make a label that there is not, and makes none by itself', () => {
    show();
    type('発注 #経理');
    expect(screen.getByRole('button', { name: 'ラベル「経理」を作成' })).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe('several to-dos', () => {
  const row = (nth: number, more: Partial<TodoRow>): TodoRow => ({
    ...{ id: `01932b6c-0000-7000-8000-00000000000${nth}`, version: 1, title: `T${nth}`, notes: '', startOn: null },
    ...{ dueOn: null, dueTime: null, status: 'open', starred: false, important: false, folderId: null, labelIds: [] },
    ...{ subtasks: 0, subtasksDone: 0, repeats: false, link: null, createdAt: '2026-11-20T00:00:00.000Z' },
    ...more,
  });

  it('show what some of them have as mixed, and a press gives it to all [TD7]', () => {
    const act = vi.fn(async () => true);
    const chosen = [row(1, { labelIds: [LABEL.id], starred: true }), row(2, {})];
    render(
      <FormGround>
        <BulkBar
          chosen={chosen}
          places={[LABEL]}
          isDeleted={false}
          acts={{ act, erase: async () => true }}
          onDone={() => undefined}
        />
      </FormGround>,
    );
    const star = screen.getByRole('button', { name: 'スター（一部）' });
    expect(star.getAttribute('aria-pressed')).toBe('mixed');
    fireEvent.click(star);
    expect(act).toHaveBeenLastCalledWith(chosen, { act: 'star', on: true });
    fireEvent.click(screen.getByRole('button', { name: 'ラベル' }));
    const item = screen.getByRole('menuitemcheckbox', { name: '購買' });
    expect(item.getAttribute('aria-checked')).toBe('mixed');
    fireEvent.click(item);
    expect(act).toHaveBeenLastCalledWith(chosen, { act: 'label', labelId: LABEL.id, on: true });
  });

  it('among the deleted ones are deleted for good only after a question that names how many', async () => {
    const erase = vi.fn(async () => true);
    const acts = { act: async () => true, erase };
    render(
      <FormGround>
        <BulkBar chosen={[row(1, {}), row(2, {})]} places={[]} isDeleted acts={acts} onDone={() => undefined} />
      </FormGround>,
    );
    fireEvent.click(screen.getByRole('button', { name: '完全に削除' }));
    expect(erase).not.toHaveBeenCalled();
    const dialog = screen.getByRole('dialog', { name: 'ToDo2件を完全に削除しますか？' });
    fireEvent.click([...dialog.querySelectorAll('button')].at(-1) as HTMLElement);
    await waitFor(() => expect(erase).toHaveBeenCalledTimes(1));
  });
});
