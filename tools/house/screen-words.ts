// The words that screens may not say. The vocabulary itself is docs/glossary.md.
import { isProduct, type Report, type Rule, syntaxRule } from './source.ts';

type Wording = readonly (readonly [avoid: RegExp, say: string])[];

/** Typing errors wherever they stand: they mean payment and liquidation, which this portal never speaks of. */
const MISTYPED: Wording = [
  [/決済/, '決裁'],
  [/清算/, '精算'],
];

/** Other words for an idea that has its word. A screen says one of them only. */
const AVOIDED: Wording = [
  [/不承認|否認/, '却下'],
  [/従業員|(?<!退)職員/, '社員'],
  [/(?<!一般)ユーザー/, '社員, or アカウント'],
  [/部門/, '部署'],
  [/レシート/, '領収書'],
  [/エビデンス/, '証憑'],
  [/サインイン/, 'ログイン'],
  [/(?<![クト])ロール/, '役割'],
  [/アクセス権/, '権限'],
  [/リトライ/, '再試行'],
  [/リロード/, '再読み込み'],
  [/リセット/, '初期状態に戻す'],
  [/ソート/, '並べ替え'],
  [/カラム/, '列'],
  [/[Ss]ign (in|out)/, 'log in, log out'],
  [/[Ss]end back/, 'return'],
];

/** How Japanese is written: the short noun and the full verb, long vowels, かな for auxiliary words, no blame, no shouting. */
const JAPANESE: Wording = [
  [/差し戻し(?![またて])/, '差戻し, for the noun'],
  [/差戻[しす](?=[またてる])|差戻す/, '差し戻, for the verb'],
  [/取下げ(?=[またてる])/, '取り下げ, for the verb'],
  [/取消[しす](?=[またてる])|取消す/, '取り消, for the verb'],
  [/(サーバ|フォルダ|ブラウザ|マスタ|フィルタ|ヘッダ|カレンダ|ユーザ)(?!ー)/, 'the word with its ー'],
  [/カテゴリー|セキュリティー|ライブラリー/, 'the word without ー'],
  [/することができ/, 'でき'],
  [/させていただ/, 'します'],
  [/下さい|出来(?=[まるな])|全て|既に|及び|又は|但し/, 'it in かな'],
  [/半角|全角/, 'nothing: accept both and normalise'],
  [/不正な|間違って/, 'what is expected, without blame'],
  [/^失敗しました。?$/, 'what failed'],
  [/^(はい|いいえ|OK)$/, 'what the button does'],
  [/[！!]$/, 'it without an exclamation mark'],
];

const ENGLISH: Wording = [
  [/\b([Pp]lease|[Ss]orry)\b(?! enter your password\.)/, 'it plainly'],
  [/\b[Oo]rganization|\b[Cc]olor\b|\b[Ff]avorite|\b[Cc]anceled\b/, 'the British spelling'],
  [/\b[Ee]-mail\b/, 'email'],
  [/\b[Tt]he user\b/, 'you'],
];

const ON_SCREENS = [...AVOIDED, ...JAPANESE, ...ENGLISH];

export const screenWords: Rule = syntaxRule({
  name: 'screen words',
  sentence:
    'Screens use the words of the glossary: 決済 and 清算 are typing errors anywhere, and words.ts keeps to how we write',
  looksAt: isProduct,
  visit: (report, { path }) => {
    const wording = /\/([a-z-]+-)?words\.ts$/.test(path) ? [...MISTYPED, ...ON_SCREENS] : MISTYPED;
    return {
      Literal(node) {
        if (typeof node.value === 'string') sayInstead(report, node, node.value, wording);
      },
      TemplateElement(node) {
        sayInstead(report, node, node.value.raw, wording);
      },
      JSXText(node) {
        sayInstead(report, node, node.value, wording);
      },
    };
  },
});

function sayInstead(report: Report, node: { start: number }, text: string, wording: Wording): void {
  for (const [avoid, say] of wording) {
    const found = avoid.exec(text);
    if (found) report(node, `"${found[0]}" in "${text}": say ${say}`);
  }
}
