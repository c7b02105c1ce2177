import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlainDate } from '../values/plain-date.ts';
import { readQuickTodo } from './quick-add.ts';

/** Wednesday, 25 November 2026. */
const today = PlainDate.parse('2026-11-25');
const BUYING = { id: '018f0000-0000-7000-8000-000000000001', title: '購買' };
const read = (line: string, putBack: readonly string[] = []) =>
  readQuickTodo(line, { today, labels: [BUYING], putBack });

function said(line: string): string {
  const { title, dueOn, dueTime, labelIds, important } = read(line);
  return [dueOn ?? '-', dueTime, title, labelIds.length > 0 ? '#' : null, important ? '!' : null]
    .filter((part) => part !== null)
    .join(' ');
}

describe('a to-do in one line', () => {
  it.each([
    ['明日 17時 見積もり確認 #購買 !', '2026-11-26 17:00 見積もり確認 # !'],
    ['明日　１７時　見積もり確認　＃購買　！', '2026-11-26 17:00 見積もり確認 # !'],
    ['見積もり確認 明日', '2026-11-26 見積もり確認'],
    ['明後日 電話', '2026-11-27 電話'],
    ['3日後 電話', '2026-11-28 電話'],
    ['２週間後 電話', '2026-12-09 電話'],
    ['3か月後 点検', '2027-02-25 点検'],
    ['来週金曜 提出', '2026-12-04 提出'],
    ['今週金曜 提出', '2026-11-27 提出'],
    ['再来週月曜 提出', '2026-12-07 提出'],
    ['来週 提出', '2026-11-30 提出'],
    ['月末 締め', '2026-11-30 締め'],
    ['来月末 締め', '2026-12-31 締め'],
    ['来月1日 朝礼', '2026-12-01 朝礼'],
    ['24日 提出', '2026-12-24 提出'],
    ['25日 提出', '2026-11-25 提出'],
    ['12月1日 正午 会食', '2026-12-01 12:00 会食'],
    ['12/1(火) 10:00 会議', '2026-12-01 10:00 会議'],
    ['1/5 年賀', '2027-01-05 年賀'],
    ['令和8年12月1日 創立', '2026-12-01 創立'],
    ['１２月１日 創立', '2026-12-01 創立'],
    ['17時までに 返信', '2026-11-25 17:00 返信'],
    ['Send the quote tomorrow 5pm', '2026-11-26 17:00 Send the quote'],
    ['in 3 days Call back', '2026-11-28 Call back'],
    ['Report next friday', '2026-12-04 Report'],
    ['Report friday at 9:30', '2026-11-27 09:30 Report'],
    ['Nov 30 Close the month !', '2026-11-30 Close the month !'],
    ['next week Review', '2026-11-30 Review'],
  ])('reads day, time, label and importance before and behind the title: %s [B9-04]', (line, todo) =>
    expect(said(line)).toBe(todo),
  );

  it.each([
    '2月30日 締め',
    '11月31日 棚卸し',
    '1/2に割る',
    '月曜会議の資料',
    '25時 面談',
    '3 つの案',
    'May the report be good',
    'Call Monday Motors today-ish',
    '会議は明日だと伝える',
  ])('leaves in the title what is no day, no time and no label: %s', (line) => expect(said(line)).toBe(`- ${line}`));

  it('offers a label that there is not and makes none, and says which word is no day of the calendar', () => {
    expect(read('#1 の件')).toMatchObject({ title: '#1 の件', unknownLabels: ['1'], labelIds: [] });
    expect([read('2月30日 締め').noDay, read('11月31日 締め').noDay, read('明日 締め').noDay]).toEqual([
      '2月30日',
      '11月31日',
      null,
    ]);
  });

  it('puts each part back into the title, where it stood', () => {
    expect(read('明日 17時 見積もり #購買', ['明日'])).toMatchObject({ title: '明日 17時 見積もり', dueOn: null });
    expect(read('17時 見積もり #購買', ['#購買'])).toMatchObject({ title: '見積もり #購買', labelIds: [] });
    expect(read('見積もり !', ['!'])).toMatchObject({ title: '見積もり !', important: false });
  });

  it('loses no word of any line: each stands in the title or in one part', () => {
    const word = fc.constantFrom(
      '明日',
      '17時',
      '#購買',
      '#他',
      '!',
      '見積もり',
      '3日後',
      'friday',
      'in',
      'days',
      '12/1',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const { title, parts } = read(words.join(' '));
        const kept = [title, ...parts.map((part) => part.words)].join(' ').split(' ').filter(Boolean);
        // A sign or label said twice means no more than once.
        expect(new Set(kept)).toEqual(new Set(words));
        expect(kept.filter((one) => !['!', '#購買'].includes(one)).length).toBe(
          words.filter((one) => !['!', '#購買'].includes(one)).length,
        );
      }),
    );
  });
});
