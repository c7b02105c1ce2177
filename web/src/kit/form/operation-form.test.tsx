import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import {
  answers,
  done,
  FILLED,
  field,
  layDesk,
  open,
  refusal,
  saved,
  sent,
  submit,
  type,
  unreachable,
} from '../../../test/forms/notice-desk.tsx';
import { keyGroups } from '../../platform/keys/key-registry.ts';
import { messages } from '../../platform/messages.ts';
import { KeySheet } from '../keys/KeySheet.tsx';

layDesk();

describe('a form', () => {
  it('can always be pressed, and then says what is missing in a summary that takes the focus [B0-11]', async () => {
    open({});
    submit();
    const summary = await screen.findByRole('group', { name: '3か所を確認してください。' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      '件名を入力してください。',
      '掲載日を入力してください。',
      '区分を選択してください。',
    ]);
    expect(field('件名').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    const [, second] = links;
    if (second) fireEvent.click(second);
    expect(document.activeElement).toBe(field('掲載日'));
  });

  it('checks a field when it is left, and takes the fault back while it is typed in', async () => {
    open({ ...FILLED, title: '' });
    fireEvent.focus(field('件名'));
    fireEvent.blur(field('件名'));
    expect(await screen.findByText('件名を入力してください。')).toBeDefined();
    const described = field('件名').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('件名を入力してください。');
    expect(screen.queryByRole('group', { name: /確認/ })).toBeNull();
    type('件名', '点');
    expect(screen.queryByText('件名を入力してください。')).toBeNull();
  });

  it('sends what is typed as it is meant, also what is typed in the field that was not left [B0-11]', async () => {
    answers.push(saved);
    open();
    type('電話番号', '０３ー１２３４−５６７８');
    type('費用（税込）', '￥１２，３４５円');
    type('対象月', '令和8年11月');
    type('掲載日', 'R8.11.23');
    fireEvent.keyDown(field('掲載日'), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(done).toEqual([2]));
    expect(sent[0]?.body).toMatchObject({
      phone: '0312345678',
      fee: 12_345,
      month: '202611',
      day: '2026-11-23',
      version: 1,
    });
  });

  it('shows a day with its weekday and an amount with commas once the field is left [B0-11]', () => {
    open();
    type('掲載日', '11/23');
    type('費用（税込）', '1234');
    expect(field('掲載日')).toHaveProperty('value', '11/23');
    fireEvent.blur(field('掲載日'));
    fireEvent.blur(field('費用（税込）'));
    expect(field('掲載日')).toHaveProperty('value', '2026/11/23(月)');
    expect(field('費用（税込）')).toHaveProperty('value', '1,234');
  });

  it('keeps what it cannot read as typed and says how to write it', async () => {
    open();
    type('掲載日', 'きのう');
    type('費用（税込）', '千円');
    submit();
    await screen.findByRole('group', { name: '2か所を確認してください。' });
    expect(field('掲載日')).toHaveProperty('value', 'きのう');
    expect(screen.getAllByText(/日付として読み取れません。例：2026\/11\/21、R8\.11\.21/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/金額は円単位の整数で入力してください。/).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('puts the server’s faults on their fields, and what no field shows into the summary [B0-11]', async () => {
    const fields = [
      { field: 'title', type: 'title', code: 'invalid', message: 'この件名は使われています。' },
      { field: 'departments.2', type: '2', code: 'code', message: 'この部署はありません。' },
      { field: 'audience', type: 'audience', code: 'required', message: 'この項目を入力してください。' },
    ];
    answers.push(refusal(422, 'invalid', { fields }));
    open();
    submit();
    const summary = await screen.findByRole('group', { name: '3か所を確認してください。' });
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['この件名は使われています。', '対象の部署：この部署はありません。', 'この項目を入力してください。']);
    expect(field('件名').getAttribute('aria-invalid')).toBe('true');
    answers.push(saved);
    submit();
    await waitFor(() => expect(done).toEqual([2]));
    expect(screen.queryByRole('group', { name: /確認/ })).toBeNull();
  });

  it('keeps the server’s fault on its field when the summary takes the focus from it, until it says something else [B0-11]', async () => {
    const fields = [{ field: 'title', type: 'title', code: 'invalid', message: 'この件名は使われています。' }];
    answers.push(refusal(422, 'invalid', { fields }), saved);
    open();
    field('件名').focus();
    submit();
    const summary = await screen.findByRole('group', { name: /確認してください/ });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    // A field that is left later is checked later: once it is told, the first one was checked.
    field('掲載日').focus();
    type('掲載日', '');
    field('件名').focus();
    expect(await screen.findAllByText('掲載日を入力してください。')).not.toHaveLength(0);
    expect(field('件名').getAttribute('aria-invalid')).toBe('true');
    type('件名', '別の件名');
    expect(field('件名').getAttribute('aria-invalid')).toBe('false');
    field('掲載日').focus();
    type('掲載日', '2026/11/24');
    submit();
    await waitFor(() => expect(done).toHaveLength(1));
  });

  it('tried again with the same content carries the same key, with other content another [B0-03]', async () => {
    answers.push(unreachable, unreachable, saved);
    open();
    submit();
    await screen.findByText(/サーバーに接続できません/);
    fireEvent.click(screen.getByRole('button', { name: '再試行' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    type('件名', '点検2');
    submit();
    await waitFor(() => expect(done).toEqual([2]));
    const [first, second, third] = sent.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('a save that fails says why in the message area, too, and keeps what was typed [S8-03]', async () => {
    answers.push(unreachable);
    open();
    type('件名', '点検2');
    submit();
    await waitFor(() => expect(messages.get().at(-1)).toMatchObject({ variant: 'error' }));
    expect(messages.get().at(-1)?.text).toMatch(/サーバーに接続できません/);
    expect(field('件名')).toHaveProperty('value', '点検2');
    expect(done).toEqual([]);
  });

  it('sends once while it waits for the answer, and says that it works', async () => {
    let answer: (response: Response) => void = () => {};
    answers.push(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    open();
    submit();
    const button = screen.getByRole('button', { name: '保存' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(button).toHaveProperty('disabled', false);
    submit();
    fireEvent.keyDown(field('件名'), { key: 'Enter', metaKey: true });
    answer(await saved());
    await waitFor(() => expect(done).toEqual([2]));
    expect(sent).toHaveLength(1);
  });

  it('is not submitted by Enter in a line of text, nor by any key of a composition [B0-11]', async () => {
    answers.push(saved);
    open();
    const taken = [
      { key: 'Enter', isComposing: true },
      { key: 'Enter', ctrlKey: true, isComposing: true },
      { key: 'Enter', ctrlKey: true, keyCode: 229 },
      { key: 'Enter', keyCode: 229 },
      { key: 'Enter' },
    ];
    for (const name of ['件名', '掲載日', '費用（税込）', '本文']) {
      for (const key of taken) fireEvent.keyDown(field(name), key);
    }
    // The browser submits by itself what is not held back: in every line of text it must be.
    expect(fireEvent.keyDown(field('件名'), { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(field('件名'), { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(field('本文'), { key: 'Enter' })).toBe(true);
    expect(sent).toEqual([]);
    fireEvent.keyDown(field('本文'), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('lists its key in the sheet of keys while it is open, once for all forms of a page [B9-02] [B0-11]', async () => {
    open();
    open();
    const { unmount } = render(
      <FormGround>
        <KeySheet />
      </FormGround>,
    );
    expect(screen.getAllByText('入力した内容を送信')).toHaveLength(1);
    unmount();
    cleanup();
    expect(keyGroups.get()).toEqual([]);
  });
});
