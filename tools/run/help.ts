// The texts that the commands of the repository print for --help.
import type { Text } from '@madoguchi/contract/message.ts';
import { consoleLanguage } from '../../server/src/platform/config.ts';

export const HELP = {
  check: {
    en: 'npm run check    everything that can be said without running the code, in seconds. docs/commands.md lists the steps.',
    ja: 'npm run check    実行せずに確かめられることを、数秒ですべて確かめます。段階の一覧はdocs/commands.ja.mdにあります。',
  },
  dev: {
    en: [
      'npm run dev    the server and the pages, with reload. Pages stand on PORT, the server on the port after it.',
      '',
      'Ctrl-C ends both. Settings are those of npm start; npm start -- --help lists them.',
    ].join('\n'),
    ja: [
      'npm run dev    サーバーと画面を、変更をすぐに反映しながら動かします。画面はPORT、サーバーはその次のポートです。',
      '',
      '両方ともCtrl-Cで終わります。設定はnpm startと同じです。一覧はnpm start -- --helpで表示できます。',
    ].join('\n'),
  },
  test: {
    en: [
      'npm test                 check, unit and operation tests, faults, build and browser journeys; the last line is the sum',
      'npm test -- --changed    of these, what the work since main can affect',
      '',
      'Needs Chromium, a Japanese font, openssl, poppler and rsyslog. docs/commands.md says how to run a part.',
    ].join('\n'),
    ja: [
      'npm test                 check、単体と操作のテスト、障害のテスト、ビルド、ブラウザーでの操作。最後の行が全体の合計です',
      'npm test -- --changed    そのうち、mainからの変更が影響しうるものだけ',
      '',
      'Chromium、日本語フォント、openssl、poppler、rsyslogが必要です。一部だけを実行する方法はdocs/commands.ja.mdにあります。',
    ].join('\n'),
  },
  hunt: {
    en: [
      'npm run hunt               tries every property of the contract 20,000 times, from a fresh seed',
      'npm run hunt -- FILE       tries those of one file',
      'npm run hunt -- --races    makes 100,000 attempts to book one of twenty slots',
      'npm run hunt -- --hostile  sends 2,000 hostile requests to each operation, from a fresh seed',
      '',
      'The first line tells the seed, and how to try the same again.',
    ].join('\n'),
    ja: [
      'npm run hunt               contractの性質をすべて、新しい乱数で2万回ずつ試します',
      'npm run hunt -- FILE       1つのファイルの性質だけを試します',
      'npm run hunt -- --races    20の枠の1つを取り合う予約を10万回試します',
      'npm run hunt -- --hostile  新しい乱数で、どの操作にも2,000の不正なリクエストを送ります',
      '',
      '最初の行に、乱数の種と、同じものをもう一度試す方法を表示します。',
    ].join('\n'),
  },
  mutate: {
    en: [
      'npm run mutate                         breaks rules, states, checks and sums in some 2,900 ways and counts what the tests notice',
      'npm run mutate -- PLACE …              tries files or folders alone',
      'npm run mutate -- --by-hand [NUMBER …] tries those written by hand over server writes and screens, in the working tree',
      '',
      'Fails where a file has under 90 %, or one written by hand goes unnoticed.',
    ].join('\n'),
    ja: [
      'npm run mutate                         規則、状態、検査、計算を約2,900通り壊し、テストがいくつ気づくかを数えます',
      'npm run mutate -- PLACE …              ファイルまたはフォルダーの分だけを試します',
      'npm run mutate -- --by-hand [NUMBER …] 手で書いたものを、作業中のファイルのサーバーの書き込みと画面で試します',
      '',
      '90%に届かないファイルがあるとき、または手で書いたものに気づかないときは失敗です。',
    ].join('\n'),
  },
} as const satisfies Readonly<Record<string, Text>>;

/** Where the words of the command ask for help, prints it in the console's language and ends. */
export function helpIfAsked(help: Text): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  process.stdout.write(`${help[consoleLanguage()]}\n`);
  process.exit(0);
}
