import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainDate } from '../values/plain-date.ts';
import { askedOnly, changedAnswers } from './rules.ts';
import { readTemplate } from './template-text.ts';
import { accountFaults, readAccounts, WAGE_ACCOUNT_KEYS } from './wage-accounts.ts';
import { accountAnswerNames, writtenAccounts } from './written-accounts.ts';

const TODAY = '2026-11-25' as PlainDate;
const KANA = 'タカハシ ジュン';

const FIRST = {
  'start-month': '202612',
  ...{ 'account-bank': '0005', 'account-branch': '001', 'account-kind': 'ordinary', 'account-number': '12345' },
  'account-holder': 'たかはし　じゅん',
};
const SECOND = {
  ...{ 'second-wanted': 'yes', 'second-amount': '５０，０００', 'second-bank': '0001', 'second-branch': '001' },
  ...{ 'second-kind': 'savings', 'second-number': '7654321', 'second-holder': 'タカハシ　ジュン' },
};

const faults = (more: object, kana: string | null = KANA) =>
  accountFaults({ ...FIRST, ...more }, kana, TODAY).map(({ field, code }) => `${field}: ${code}`);

describe('the accounts of an application', () => {
  it.each<[string, object, string[]]>([
    ['one of one’s own', {}, []],
    ['with a second one', SECOND, []],
    [
      'nothing',
      { 'start-month': '', 'account-bank': null },
      ['answers.start-month: required', 'answers.account-bank: required'],
    ],
    ['no month', { 'start-month': '来月' }, ['answers.start-month: month']],
    ['a month that is over', { 'start-month': '202610' }, ['answers.start-month: start-month-past']],
    ['this month', { 'start-month': '202611' }, []],
    [
      'no branch and no kind',
      { 'account-branch': '', 'account-kind': null },
      ['answers.account-branch: required', 'answers.account-kind: required'],
    ],
    ['eight digits (OB4)', { 'account-number': '12345678' }, ['answers.account-number: account-number-long']],
    ['kanji (OB2)', { 'account-holder': '高橋' }, ['answers.account-holder: holder-kanji']],
    ['a blank holder', { 'account-holder': ' ' }, ['answers.account-holder: required']],
    [
      'a family name of before (OB8)',
      { 'account-holder': 'スズキ ジュン' },
      ['answers.account-reason: own-name-reason'],
    ],
    ['the same with its reason (OB8)', { 'account-holder': 'スズキ ジュン', 'account-reason': '旧姓' }, []],
    [
      'somebody else',
      { 'account-holder': 'スズキ ハナコ', 'account-reason': '妻' },
      ['answers.account-holder: wage-own-name'],
    ],
    ['a second without an amount', { ...SECOND, 'second-amount': '' }, ['answers.second-amount: second-amount']],
    ['a second with nothing of it', { ...SECOND, 'second-amount': '0' }, ['answers.second-amount: second-amount']],
    ['a second that is not wanted', { ...SECOND, 'second-wanted': '', 'second-number': 'x' }, []],
    [
      'the first once more',
      { ...SECOND, 'second-bank': '0005', 'second-kind': 'ordinary', 'second-number': '0012345' },
      ['answers.second-number: second-same'],
    ],
  ])('are taken, or refused at their field: %s [B8-04]', (_, more, expected) => {
    expect(faults(more)).toEqual(expected);
  });

  it('have no name to be compared with where there is no employee record [B8-04]', () => {
    expect(faults({ 'account-holder': 'スズキ ハナコ' }, null)).toEqual([]);
  });

  it('say the place of a sign that cannot stand [B8-04]', () => {
    const [fault] = accountFaults({ ...FIRST, 'account-holder': 'タカハシ様' }, KANA, TODAY);
    expect(fault).toMatchObject({ code: 'holder-kanji', values: { at: 5, character: '様' } });
  });

  it('are signed as banks read them, and nothing stays of a second one that is not wanted [B8-04]', () => {
    expect(readAccounts({ ...FIRST, ...SECOND })).toMatchObject({
      'account-number': '0012345',
      'account-holder': 'ﾀｶﾊｼ ｼﾞﾕﾝ',
      'second-amount': '50000',
      'second-number': '7654321',
    });
    const alone = readAccounts({ ...FIRST, ...SECOND, 'second-wanted': '' });
    expect(Object.entries(alone).filter(([key, said]) => key.startsWith('second-') && said !== '')).toEqual([]);
  });

  it('are the same when they are read once more, whatever was typed [B8-04]', () => {
    const typed = fc.dictionary(fc.constantFrom(...WAGE_ACCOUNT_KEYS), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(typed, (answers) => {
        const once = readAccounts(answers);
        expect(readAccounts(once)).toEqual(once);
      }),
    );
  });

  it('stand on the paper with what goes where, the second one only where it is wanted [B8-03, B8-04]', () => {
    const month = (yyyymm: string) => yyyymm;
    const named = { 'account-bank-name': '三菱UFJ銀行', 'account-branch-name': '本店' };
    const [first, ...none] = writtenAccounts({ ...FIRST, ...named }, 'ja', month);
    expect(none).toEqual([]);
    expect(first?.rows).toEqual([
      ['開始月', '202612分の給与から'],
      ['振り込む金額', '賃金の全額'],
      ['金融機関', '三菱UFJ銀行 (0005)'],
      ['支店', '本店 (001)'],
      ['種別', '普通'],
      ['口座番号', '0012345'],
      ['口座名義（カナ）', 'ﾀｶﾊｼ ｼﾞﾕﾝ'],
    ]);
    const [rest, second] = writtenAccounts({ ...FIRST, ...SECOND }, 'en', month);
    expect(rest?.rows[1]).toEqual(['Amount', 'All wages but what goes to the second account']);
    expect(second?.rows[0]).toEqual(['Amount', '¥50,000 a month']);
  });

  it('say on the paper where a transfer ends a name of more than 30 bytes (OB3) [B8-04]', () => {
    const long = 'ホセ　マリア　ゴンザレス　デ　ラ　ベガ　バジガ';
    const [first] = writtenAccounts({ ...FIRST, 'account-holder': long }, 'ja', String);
    expect(Object.fromEntries(first?.rows ?? [])['口座名義（カナ）']).toMatch(/ﾊﾞｼﾞｶﾞ（振込では .*ﾊﾞｼﾞ）$/);
  });

  it('are answers of their paper: kept, compared without the names of banks, each with a name for comments [B8-02, B8-04]', () => {
    const { blocks } = readTemplate('[振込口座]\n[同意:transfer] 同意します。');
    const paper = { answers: { ...FIRST, gone: 'x' }, agreed: {}, guardianName: '', guardianRelation: '' };
    const kept = askedOnly(blocks, paper);
    expect(Object.keys(kept.answers)).toEqual(WAGE_ACCOUNT_KEYS);
    const renamed = { ...kept, answers: { ...kept.answers, 'account-bank-name': 'x', 'account-number': '1' } };
    expect(changedAnswers(kept, renamed)).toEqual(['answers.account-number']);
    const named = accountAnswerNames('ja').map(({ key }) => key);
    expect(WAGE_ACCOUNT_KEYS.filter((key) => !named.includes(key))).toEqual(
      WAGE_ACCOUNT_KEYS.filter((key) => /-name$/.test(key)),
    );
  });
});
