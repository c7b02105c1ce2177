import { describe, expect, it } from 'vitest';
import type { PlainDate } from '../values/plain-date.ts';
import { PAPER_STATUSES } from './paper-model.ts';
import {
  askedOnly,
  changedAnswers,
  endsWith,
  type FilledPaper,
  isBelow18,
  isSameName,
  paperFaults,
  paperMachine,
  reminderDay,
  withdrawable,
} from './rules.ts';
import { readTemplate } from './template-text.ts';

const day = (text: string) => text as PlainDate;
const TODAY = day('2026-11-25');

const { blocks } = readTemplate(`[入力:birthday 日付] 生年月日
[入力:other 任意] その他
[同意:rules] 守ります。
[同意:photo 任意] 写真に同意します。
[保護者]`);

const filled = (more: Partial<FilledPaper> = {}): FilledPaper => ({
  answers: { birthday: '1999-04-01', other: '' },
  agreed: { rules: true, photo: false },
  guardianName: '',
  guardianRelation: '',
  ...more,
});
const faults = (more: Partial<FilledPaper>, name = '山崎太郎') =>
  paperFaults(blocks, filled(more), { name, registered: '山﨑 太郎', kana: 'ヤマザキ タロウ', day: TODAY }).map(
    ({ field, code }) => `${field}: ${code}`,
  );

describe('a paper', () => {
  it.each([
    ['four days before', '2026-12-01', null],
    ['three days before', '2026-12-02', '2026-12-02'],
    ['the day before', '2026-12-04', '2026-12-02'],
    ['on the day', '2026-12-05', '2026-12-05'],
    ['a week after, looked at late', '2026-12-14', '2026-12-12'],
    ['a year after', '2027-12-05', '2027-01-30'],
  ])('due on 2026-12-05 is reminded of by itself: %s [B8-05]', (_, today, expected) => {
    expect(reminderDay(day('2026-12-05'), day(today))).toBe(expected);
  });

  it.each([
    ['on the 18th birthday', '2008-11-25', '2026-11-25', false],
    ['on the day before', '2008-11-26', '2026-11-25', true],
    ['born on a leap day, on 28 February', '2008-02-29', '2026-02-28', true],
    ['born on a leap day, on 1 March', '2008-02-29', '2026-03-01', false],
  ])('asks for a guardian below 18 at the day of signing: %s [B8-01]', (_, birthday, signed, isBelow) => {
    expect(isBelow18(day(birthday), day(signed))).toBe(isBelow);
  });

  it.each([
    ['山崎太郎', true],
    ['山﨑　太郎', true],
    ['山田太郎', false],
    [' ', false],
  ])('is signed with the registered name, however it is typed: %s [B8-01]', (typed, isSame) => {
    expect(isSameName(typed, '山﨑 太郎')).toBe(isSame);
  });

  it.each<[string, Partial<FilledPaper>, string[]]>([
    ['nothing', {}, []],
    ['a blank', { answers: { birthday: null, other: '' } }, ['answers.birthday: required']],
    ['no day', { answers: { birthday: '2026-02-30' } }, ['answers.birthday: date']],
    ['a consent', { agreed: { photo: true } }, ['agreed.rules: consent-required']],
    [
      'the guardian',
      { answers: { birthday: '2008-11-26' }, guardianName: '山﨑 一郎' },
      ['guardianRelation: required'],
    ],
  ])('is kept from being handed in by what is missing: %s [B8-01]', (_, more, expected) => {
    expect(faults(more)).toEqual(expected);
  });

  it('is kept from being handed in by another name [B8-01]', () => {
    expect(faults({}, '山田太郎')).toEqual(['signedName: signature-differs']);
  });

  it('keeps only what its text asks for [B8-01]', () => {
    const kept = askedOnly(blocks, filled({ answers: { birthday: '1999-04-01', gone: 'x' }, agreed: { gone: true } }));
    expect(kept).toEqual(filled({ agreed: { rules: false, photo: false } }));
  });

  it('names what a second submission answers differently [B8-02]', () => {
    const later = filled({ answers: { birthday: '1999-04-02', other: null }, agreed: { rules: true, photo: true } });
    expect(changedAnswers(filled(), later)).toEqual(['answers.birthday', 'agreed.photo']);
    expect(changedAnswers(later, later)).toEqual([]);
  });

  it('lets optional consents be withdrawn, each once, and ends where nothing of it stands [B8-01]', () => {
    const agreed = { rules: true, photo: true };
    expect(withdrawable(blocks, agreed, [])).toEqual(['photo']);
    expect(withdrawable(blocks, agreed, ['photo'])).toEqual([]);
    expect(withdrawable(blocks, { rules: true, photo: false }, [])).toEqual([]);
    expect(endsWith(blocks, agreed, ['photo'])).toBe(false);
    const optional = readTemplate('[同意:photo 任意] 写真\n[同意:mail 任意] メール').blocks;
    expect([['photo'], ['photo', 'mail']].map((gone) => endsWith(optional, { photo: true, mail: true }, gone))).toEqual(
      [false, true],
    );
  });

  it('goes from its person to HR and back until it is accepted [B8-02, B0-05]', () => {
    const from = (action: Parameters<typeof paperMachine.whyNot>[1], party: 'person' | 'hr') =>
      PAPER_STATUSES.filter((status) => paperMachine.whyNot(status, action, [party]) === null);
    expect(from('submit', 'person')).toEqual(['requested', 'in_progress', 'returned']);
    expect(from('accept', 'hr')).toEqual(['submitted']);
    expect(from('return', 'hr')).toEqual(['submitted']);
    expect(from('withdraw', 'person')).toEqual(['accepted']);
    expect([from('accept', 'person'), from('submit', 'hr')]).toEqual([[], []]);
  });
});
