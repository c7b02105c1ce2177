// The words that screens may not say. The vocabulary itself is docs/glossary.md.
import { isProduct, type Report, type Rule, syntaxRule } from './source.ts';

/** Typing errors wherever they stand: they mean payment and liquidation, which this portal never speaks of. */
const MISTYPED = new Map([
  ['決済', '決裁'],
  ['清算', '精算'],
]);

/** Words with another word for the same idea. A screen says one of them only. */
const AVOIDED = new Map([
  ['差し戻し', '差戻し'],

  ['不承認', '却下'],
  ['否認', '却下'],
  ['従業員', '社員'],
  ['職員', '社員'],
  ['部門', '部署'],
  ['レシート', '領収書'],
  ['エビデンス', '証憑'],
  ['サインイン', 'ログイン'],
  ['ロール', '役割'],
  ['アクセス権', '権限'],
  ['リトライ', '再試行'],
  ['リロード', '再読み込み'],
  ['リセット', '初期状態に戻す'],
  ['ソート', '並べ替え'],
  ['カラム', '列'],
  ['ユーザー', '社員'],
  ['Sign in', 'Log in'],
  ['Sign out', 'Log out'],
  ['Send back', 'Return'],
]);

/** 一般ユーザー is the name of a role, スクロール holds ロール by accident. */
const ALLOWED = /一般ユーザー|スクロール|コントロール/g;

export const screenWords: Rule = syntaxRule({
  name: 'screen words',
  sentence:
    'Screens use the words of the glossary: 決済 and 清算 are typing errors anywhere, and words.ts avoids what the glossary avoids',
  looksAt: isProduct,
  visit: (report, { path }) => {
    const isWords = /\/([a-z-]+-)?words\.ts$/.test(path);
    const look = (node: { start: number }, text: string) => {
      sayInstead(report, node, text, MISTYPED);
      if (isWords) sayInstead(report, node, text.replace(ALLOWED, ''), AVOIDED);
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') look(node, node.value);
      },
      TemplateElement(node) {
        look(node, node.value.raw);
      },
      JSXText(node) {
        look(node, node.value);
      },
    };
  },
});

function sayInstead(report: Report, node: { start: number }, text: string, words: ReadonlyMap<string, string>): void {
  for (const [wrong, right] of words) {
    if (text.includes(wrong)) report(node, `"${wrong}": say "${right}"`);
  }
}
