import { MANUAL_PAGES } from '@madoguchi/contract/documentation/pages.ts';
import { describe, expect, it } from 'vitest';
import { loadIndex } from './load-index.ts';
import { excerptOf, markedParts } from './marks.ts';
import { searchManual, searchWordsOf } from './search-manual.ts';

const PEOPLE = MANUAL_PAGES.filter(({ access }) => access === 'signed-in');
const indexOf = (language: 'ja' | 'en', pages = MANUAL_PAGES) => loadIndex(pages, language);

async function found(typed: string, language: 'ja' | 'en' = 'ja', pages = MANUAL_PAGES) {
  return searchManual(await indexOf(language, pages), searchWordsOf(typed)).map(({ id, section }) =>
    section === null ? id : `${id}#${section.anchor}`,
  );
}

/** Typed as people type, with the place where they have to come out. */
const QUESTIONS: readonly (readonly [typed: string, first: string])[] = [
  ['領収書', 'papers-and-law#receipts'],
  ['はんこ', 'papers-and-law#papers'],
  ['印鑑', 'papers-and-law#papers'],
  ['出張 日当', 'papers-and-law#business-trip'],
  ['パスワードを忘れた', 'requester#password'],
  ['ログインできない', 'requester#password'],
  ['不在', 'approver#away'],
  ['代理', 'approver#away'],
  ['差し戻された', 'requester#returned'],
  ['取り下げ', 'requester#returned'],
  ['承認', 'approver#inbox'],
  ['引き戻し', 'approver#after'],
  ['催促', 'approver#due'],
  ['経費確認', 'accounting#review'],
  ['備品を買う', 'requester#buying'],
  ['見積', 'requester#buying'],
  ['会議室を予約', 'reservations#reserve'],
  ['チェックイン', 'reservations#use'],
  ['予約の取消', 'reservations#change'],
  ['電帳法', 'papers-and-law#electronic'],
  ['税務調査', 'electronic-transactions#tax-office'],
  ['保存期間', 'electronic-transactions#retention'],
  ['誓約書', 'onboarding#papers'],
  ['給与 口座', 'onboarding#wage-account'],
  ['立替 振込先', 'onboarding#expense-account'],
  ['通知を止める', 'information#notifications'],
  ['よくある質問', 'information#faq'],
  ['内線', 'profile#members'],
  ['パスワードを変更', 'profile#security'],
  ['在宅', 'profile#presence'],
  ['和暦', 'japanese-input#dates'],
  ['マイナンバー', 'japanese-input#my-number'],
  ['Excel', 'lists#export'],
  ['インボイス', 'papers-and-law#invoice'],
  ['ダークモード', 'schemes'],
  ['ショートカット', 'keyboard'],
  ['カレンダー', 'calendar'],
  ['参加者を招待', 'calendar#with-others'],
  ['カンバン', 'boards#boards'],
  ['必修', 'academy#take'],
  ['バックアップ', 'administration#monthly'],
  ['エラー コード', 'errors'],
];

const ENGLISH: readonly (readonly [typed: string, first: string])[] = [
  ['reset password', 'requester#password'],
  ['receipt needed', 'papers-and-law#receipts'],
  ['per diem', 'papers-and-law#business-trip'],
  ['holiday delegate', 'approver#away'],
  ['meeting room', 'reservations#reserve'],
  ['export csv', 'lists#export'],
  ['dark mode', 'schemes'],
  ['shortcut keys', 'keyboard'],
  ['tax audit', 'electronic-transactions#tax-office'],
  ['restore board', 'boards#boards'],
  ['permission matrix', 'roles'],
  ['OpenAPI', 'api'],
];

describe('the search of the manual', () => {
  it.each(QUESTIONS)('leads who types %s to %s [S2-27]', async (typed, first) => {
    const [top = ''] = await found(typed);
    expect(first.includes('#') ? top : top.split('#')[0]).toBe(first);
  });

  it.each(ENGLISH)('leads who types %s in English to %s [S2-27]', async (typed, first) => {
    const [top = ''] = await found(typed, 'en');
    expect(first.includes('#') ? top : top.split('#')[0]).toBe(first);
  });

  it.each([
    ['領収書', ['りょうしゅうしょ', 'リョウシュウショ', 'ﾘｮｳｼｭｳｼｮ', 'ryoushuusho', 'Ryoushuusho', '領収書　']],
    ['承認', ['しょうにん', 'ｼｮｳﾆﾝ', 'shounin', 'syounin']],
    ['カレンダー', ['かれんだー', 'ｶﾚﾝﾀﾞｰ', 'karenda-']],
    ['CSV', ['ｃｓｖ', 'csv']],
  ])('finds for %s the same pages in the same order as for its other spellings [S2-27]', async (written, spellings) => {
    const pages = await found(written);
    expect(pages.length).toBeGreaterThan(0);
    for (const spelling of spellings) expect(await found(spelling), spelling).toEqual(pages);
  });

  it('wants every word, finds nothing for nothing, and nothing for what the manual does not say', async () => {
    expect(await found('領収書 宇宙船')).toEqual([]);
    expect(await found(' 　')).toEqual([]);
    expect(await found('zzzzzz')).toEqual([]);
  });

  it('finds what is written in the other language, too', async () => {
    expect((await found('receipt'))[0]).toBe('papers-and-law#receipts');
    expect((await found('はんこ', 'en'))[0]).toBe('papers-and-law#papers');
  });

  it('shows nobody a page that they may not open [S2-27, S5-02]', async () => {
    const all = await found('バックアップ', 'ja', PEOPLE);
    expect(all.filter((one) => one.startsWith('administration'))).toEqual([]);
  });
});

describe('what was found', () => {
  const marked = (text: string, typed: string) =>
    markedParts(text, searchWordsOf(typed))
      .filter(({ isFound }) => isFound)
      .map((part) => part.text);

  it('is marked as it was written', () => {
    expect(marked('領収書と領収書', 'りょうしゅうしょ')).toEqual(['領収書', '領収書']);
    expect(marked('CSVを出力', 'csv 出力')).toEqual(['CSV', '出力']);
    expect(marked('何もない', '領収書')).toEqual([]);
  });

  it('loses nothing of the text around it', () => {
    const text = '承認する人に、領収書を付けた精算書が届きます。';
    for (const typed of ['しょうにん', '精算', 'ん', ''])
      expect(
        markedParts(text, searchWordsOf(typed))
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });

  it('is shown from shortly before it', () => {
    const text = `${'あ'.repeat(200)}領収書${'い'.repeat(200)}`;
    const excerpt = excerptOf(text, searchWordsOf('領収書'));
    expect(excerpt).toMatch(/^…あ{30}領収書い+…$/);
  });
});
