import { LINE_FIELDS } from '@madoguchi/contract/expense-claims/line-fields.ts';
import { readTyped } from '@madoguchi/contract/expense-claims/typed-values.ts';
import { describe, expect, it } from 'vitest';
import { NOVEMBER, SHEET_MASTERS, trainRide } from '../../../../../test/sheet-ground.ts';
import { toHiragana } from '../../../../platform/reading/to-hiragana.ts';
import { copiedText, shownText } from './cell-text.ts';
import { choicesOf } from './choices.ts';

const line = trainRide(1, {
  unitFare: 12_345,
  deduction: 1_000,
  visitedParty: '青葉商事',
  invoiceBasis: 'small-amount',
  memo: '備考',
});

describe('a cell as text', () => {
  it.each(['ja', 'en'] as const)(
    'what is shown and what is copied read back as the same value (%s) [B4-02, B0-11]',
    (language) => {
      const choices = choicesOf(SHEET_MASTERS, language);
      const ground = { month: NOVEMBER, choices, toHiragana };
      for (const field of LINE_FIELDS) {
        for (const text of [
          shownText(line, field, { choices, language }),
          copiedText(line, field, { choices, language }),
        ]) {
          expect([field, readTyped(field, text, ground)]).toEqual([field, { value: line[field], typed: null }]);
        }
      }
    },
  );

  it('days show their weekday, amounts their commas, closed lists their name in the language [B0-01, B4-02]', () => {
    const shown = (language: 'ja' | 'en') =>
      (['useDate', 'unitFare', 'transportMode'] as const).map((field) =>
        shownText(line, field, { choices: choicesOf(SHEET_MASTERS, language), language }),
      );
    expect(shown('ja')).toEqual(['2026/11/04(水)', '12,345', '電車']);
    expect(shown('en')).toEqual(['4 Nov (Wed)', '12,345', 'Train']);
  });

  it('what could not be read is shown as it was typed [B0-11]', () => {
    const typed = { ...line, useDate: null, typed: { useDate: 'きのう' } };
    const ground = { choices: choicesOf(SHEET_MASTERS, 'ja'), language: 'ja' } as const;
    expect([shownText(typed, 'useDate', ground), copiedText(typed, 'useDate', ground)]).toEqual(['きのう', 'きのう']);
  });
});
