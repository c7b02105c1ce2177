// Writes how each word of the manual is read, for its search in the browser: `node tools/generate-manual-readings.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANUAL_GROUPS, MANUAL_PAGES } from '@madoguchi/contract/documentation/pages.ts';
import { kanaReadings } from '../server/src/platform/reading/kana-readings.ts';
import { ROOT } from './run/run.ts';

const KANJI = /\p{Script=Han}/u;
const TABLE = join(ROOT, 'web/src/features/documentation/search/readings.json');
/** Words that people look for and the dictionary reads in another way, or in several. */
const BY_HAND: Readonly<Record<string, string>> = {
  判子: 'ハンコ',
  印鑑: 'インカン',
  日当: 'ニットウ',
  電帳法: 'デンチョウホウ',
  稟議: 'リンギ',
  稟議書: 'リンギショ',
  法人: 'ホウジン',
  行: 'ギョウ',
  一覧: 'イチラン',
  一行: 'イチギョウ',
  '1日': '1ニチ',
  何分: 'ナンプン',
  読: 'ヨ',
  引: 'ヒ',
  添: 'ソ',
  違: 'チガ',
  置: 'オ',
  髙: 'タカ',
  﨑: 'サキ',
  構: 'カマ',
  描: 'エガ',
  払: 'ハラ',
  閉: 'ト',
  十分: 'ジュウブン',
  正しく: 'タダシク',
  各行: 'カクギョウ',
  奨: 'ショウ',
  壊: 'コワ',
  混: 'コ',
  抜: 'ヌ',
  含: 'フク',
  試: 'タメ',
};

const texts = [
  ...MANUAL_PAGES.flatMap(({ text, title, keywords }) => [
    ...(text === null ? [] : [readFileSync(join(ROOT, 'docs', `${text}.ja.md`), 'utf8')]),
    title.ja,
    keywords?.ja ?? '',
  ]),
  ...Object.values(MANUAL_GROUPS).map(({ ja }) => ja),
];
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
const segments = texts.flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => segment));
// A word of several parts is read whole; each of its signs alone, too, for what the segments leave over.
const words = [...new Set([...segments, ...segments.flatMap((word) => [...word])])].filter((word) => KANJI.test(word));
const readings = await kanaReadings(words);
const table = Object.fromEntries(
  [...words.map((word, place) => [word, readings[place] ?? ''] as const), ...Object.entries(BY_HAND)]
    .filter(([, reading]) => reading !== '' && !KANJI.test(reading))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`);
process.stdout.write(`${Object.keys(table).length} words\n`);
process.exit();
