import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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
} from '../../../../test/forms/notice-desk.tsx';
import { NOTICE, NOTICE_ID } from '../../../../test/forms/sample-operation.ts';
import { messages } from '../../../platform/messages.ts';

layDesk();

describe('a form that somebody else was faster with', () => {
  const theirs = { id: NOTICE_ID, ...NOTICE, ...FILLED, title: '中止', day: '2026-11-24', version: 7 };
  const stale = refusal(409, 'stale', { current: theirs });

  afterEach(() => messages.set([]));

  it('compares field by field and saves the chosen values over the newer version [B0-02]', async () => {
    answers.push(stale, saved);
    open();
    type('件名', '臨時点検');
    type('費用（税込）', '500');
    submit();
    const dialog = await screen.findByRole('dialog', { name: 'ほかの人が先に変更しています' });
    const groups = within(dialog).getAllByRole('radiogroup');
    expect(
      groups.map((group) =>
        within(group)
          .getAllByRole('radio')
          .map((radio) => radio.parentElement?.parentElement?.textContent),
      ),
    ).toEqual([
      ['自分の値：臨時点検', '相手の値：中止'],
      ['自分の値：2026/11/21(土)', '相手の値：2026/11/24(火)'],
      ['自分の値：¥500', '相手の値：（空欄）'],
    ]);
    fireEvent.click(within(groups[0] as HTMLElement).getByRole('radio', { name: '相手の値：中止' }));
    fireEvent.click(within(dialog).getByRole('button', { name: '選んだ値で保存' }));
    await waitFor(() => expect(done).toEqual([2]));
    expect(sent[1]?.body).toMatchObject({ title: '中止', day: '2026-11-24', fee: 500, version: 7 });
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('speaks of the version that it was opened with, however often the page reads the record again [B0-02]', async () => {
    answers.push(saved);
    const showAgain = open();
    showAgain(5);
    submit();
    await waitFor(() => expect(done).toEqual([2]));
    expect(sent[0]?.body).toMatchObject({ version: 1 });
  });

  it('keeps what was typed when the comparison is put off [B0-02]', async () => {
    answers.push(stale);
    open();
    type('件名', '臨時点検');
    submit();
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '戻る' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('件名')).toHaveProperty('value', '臨時点検');
    expect(done).toEqual([]);
  });

  it('that typed the very same ends as saved, with nothing to choose from [B0-02]', async () => {
    answers.push(stale, saved);
    open();
    type('件名', '中止');
    type('掲載日', '2026/11/24');
    submit();
    await waitFor(() => expect(done).toEqual([2]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.map(({ body }) => body['version'])).toEqual([1, 7]);
    expect(sent[1]?.body).toEqual({ ...sent[0]?.body, version: 7 });
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
    expect(field('件名')).toHaveProperty('value', '中止');
  });

  it('is not tried for ever where the very same is refused again, and says so [B0-02]', async () => {
    answers.push(stale, stale, saved);
    open();
    type('件名', '中止');
    type('掲載日', '2026/11/24');
    submit();
    expect(await screen.findByRole('button', { name: '再試行' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([sent.length, done]).toEqual([2, []]);
  });

  it('says that theirs stand where all of theirs are chosen [B0-02]', async () => {
    answers.push(stale);
    open();
    type('件名', '臨時点検');
    submit();
    const shown = await screen.findByRole('dialog');
    fireEvent.click(within(shown).getByRole('radio', { name: '相手の値：中止' }));
    fireEvent.click(within(shown).getByRole('button', { name: '選んだ値で保存' }));
    await waitFor(() => expect(field('件名')).toHaveProperty('value', '中止'));
    expect(messages.get().at(-1)?.text).toBe('相手の値のままにしました。');
    expect(sent).toHaveLength(1);
  });
});
