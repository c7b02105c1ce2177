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

it('loads the dictionary once for texts that come one after the other, as those of many papers do [B7-07]', async () => {
  await kanaReadings(['見積書']);
  const begun = performance.now();
  for (let nth = 0; nth < 20; nth += 1) await kanaReadings([`請求書${nth}`]);
  const again = performance.now() - begun;
  // Twenty loads take twice as long even on an idle machine.
  expect(again).toBeLessThan(3_000);
});
