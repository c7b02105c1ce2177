import { expect, it } from 'vitest';
import { kanaReadings } from './kana-readings.ts';

it('reads kanji as they are said, keeps kana, and has none for a text without kanji [B1-07]', async () => {
  const texts = ['領収書はいつ要りますか', 'タクシー', '登録番号の確認', ''];
  expect(await kanaReadings(texts)).toEqual(['リョウシュウショハイツイリマスカ', '', 'トウロクバンゴウノカクニン', '']);
});

it('answers several at once, each in its own order', async () => {
  const asked = [['経費精算'], ['出張', '経費精算'], ['精算', '出張']];
  expect(await Promise.all(asked.map(kanaReadings))).toEqual([
    ['ケイヒセイサン'],
    ['シュッチョウ', 'ケイヒセイサン'],
    ['セイサン', 'シュッチョウ'],
  ]);
});
