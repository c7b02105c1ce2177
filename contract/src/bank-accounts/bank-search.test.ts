import { expect, it } from 'vitest';
import { bankName, bankSearchText, bankSearchWords, branchName } from './bank-search.ts';

/** As the public list has them: kana with large signs alone and a wide hyphen for the long vowel, wide letters. */
const LIST = {
  mitsubishi: ['三菱ＵＦＪ', '三菱UFJ銀行', 'みつびしゆ－えふじえい', 'mitsubishiyu-efujiei'],
  gmo: ['ＧＭＯあおぞらネット', 'GMOあおぞらネット銀行', 'じ－えむお－あおぞらねつと', 'ji-emuo-aozoranetsuto'],
  yucho: ['ゆうちょ', 'ゆうちょ銀行', 'ゆうちよ', 'yuuchiyo'],
  mizuho: ['みずほ', 'みずほ銀行', 'みずほ', 'mizuho'],
  shizuoka: ['静岡', '静岡銀行', 'しずおか', 'shizuoka'],
};

it.each([
  ['ゆうちょ', 'yucho'],
  ['ユウチョ銀行', 'yucho'],
  ['みつびしUFJ', 'mitsubishi'],
  ['三菱ufj', 'mitsubishi'],
  ['三菱ＵＦＪ銀行', 'mitsubishi'],
  ['mitsubishi', 'mitsubishi'],
  ['じーえむおー', 'gmo'],
  ['GMOあおぞら', 'gmo'],
  ['mizuho', 'mizuho'],
  ['みずほぎんこう', 'mizuho'],
  ['しずおか', 'shizuoka'],
])('%s finds %s alone (ONB-08) [B8-04]', (q, bank) => {
  const words = bankSearchWords(q);
  const found = Object.entries(LIST).filter(([, names]) => words.some((word) => bankSearchText(names).includes(word)));
  expect(found.map(([name]) => name)).toEqual([bank]);
});

it('nothing typed is looked for nowhere', () => {
  expect([bankSearchWords(''), bankSearchWords(' 　')]).toEqual([[], []]);
});

it('names institutions and branches in full, in usual width', () => {
  expect([bankName('0005', '三菱ＵＦＪ'), bankName('9900', 'ゆうちょ'), bankName('1001', '北海道信金')]).toEqual([
    '三菱UFJ銀行',
    'ゆうちょ銀行',
    '北海道信用金庫',
  ]);
  expect([branchName('0005', '丸の内'), branchName('0005', '本店'), branchName('9900', '四一八')]).toEqual([
    '丸の内支店',
    '本店',
    '四一八店',
  ]);
});
