import { describe, expect, it } from 'vitest';
import { NOVEMBER, SHEET_GROUND, SHEET_MASTERS, testLineId, trainRide } from '../../../../../test/sheet-ground.ts';
import { toHiragana } from '../../../../platform/reading/to-hiragana.ts';
import { type ColumnId, columnOf } from '../moves/columns.ts';
import { SheetStore } from '../store/sheet-store.ts';
import { choicesOf } from '../values/choices.ts';
import { pasteBlock } from './paste-block.ts';

const ground = { month: NOVEMBER, choices: choicesOf(SHEET_MASTERS, 'ja'), toHiragana };

function sheetOf(lineCount: number) {
  let made = 1000;
  const lines = Array.from({ length: lineCount }, (_, n) => trainRide(n + 1));
  return new SheetStore({ ground: SHEET_GROUND, newId: () => testLineId(made++), lines });
}

function paste(store: SheetStore, rows: string[][], line: number, column: ColumnId) {
  const target = { lineIds: [store.order()[line - 1] ?? ''], columns: [columnOf(column)] };
  const pasted = pasteBlock(rows, target, store, ground);
  store.apply(pasted.patches, { undo: 'paste' });
  return pasted;
}

describe('a pasted block', () => {
  it('begins at the cell, skips the amount and goes on in the second line [B4-02]', () => {
    const store = sheetOf(1);
    paste(store, [['往復', '300', '99999', '青葉商事', '渋谷']], 1, 'tripType');
    expect(store.lines()[0]).toMatchObject({ tripType: 'round', unitFare: 300, visitedParty: '青葉商事', via: '渋谷' });
  });

  it('adds lines at the end up to 200 and hands back the rest as it came [B4-01, B4-02]', () => {
    const store = sheetOf(198);
    const rows = Array.from({ length: 5 }, (_, n) => [`11/${n + 1}`, '会議']);
    const { lineIds, leftOut } = paste(store, rows, 198, 'useDate');
    expect(store.order()).toHaveLength(200);
    expect(lineIds).toEqual(store.order().slice(197));
    expect(leftOut).toEqual(rows.slice(3));
  });

  it('a header row of known names, with or without units, maps by name; an unknown name makes it a plain row [B4-02]', () => {
    const store = sheetOf(2);
    paste(
      store,
      [
        ['Memo', '片道運賃（円）', 'Amount (¥)'],
        ['遅延', '¥1,240', '1'],
      ],
      2,
      'purpose',
    );
    expect(store.lines()[1]).toMatchObject({ memo: '遅延', unitFare: 1240, purpose: 'meeting' });
    paste(
      store,
      [
        ['備考', '座席'],
        ['a', 'b'],
      ],
      1,
      'purposeText',
    );
    expect(store.lines()[0]).toMatchObject({
      purposeText: '備考',
      transportMode: null,
      typed: { transportMode: '座席' },
    });
  });

  it('blank cells clear, equal ones change nothing [B4-02]', () => {
    const store = sheetOf(1);
    expect(paste(store, [['定例1', '電車']], 1, 'purposeText').patches).toEqual([]);
    paste(store, [['', '']], 1, 'purposeText');
    expect(store.lines()[0]).toMatchObject({ purposeText: '', transportMode: null, typed: {} });
  });
});
