import { describe, expect, it } from 'vitest';
import { SHEET_SUGGESTIONS } from '../../../../../test/entry-grid/sheet-suggestions.ts';
import { SHEET_MASTERS, testLineId, trainRide } from '../../../../../test/sheet-ground.ts';
import { newLine } from '../store/sheet-line.ts';
import { choicesOf } from '../values/choices.ts';
import { optionsFor } from './options-for.ts';
import { suggestionSource } from './suggestion-source.ts';

const ground = { choices: choicesOf(SHEET_MASTERS, 'ja'), source: suggestionSource(SHEET_SUGGESTIONS) };
const empty = newLine(testLineId(1));
const labels = (...[column, line, text]: [Parameters<typeof optionsFor>[0], typeof empty, string]) =>
  optionsFor(column, line, text, ground).map(({ label }) => label);

describe('suggestions', () => {
  it.each(['し', 'シ', 'ｼ', 'si', 'shi', 'し'.normalize('NFD')])(
    '%s asks by reading: own rides first, then stations [B4-02]',
    (typed) => {
      expect(labels('from', empty, typed)).toEqual(['品川 → 渋谷', '品川', '渋谷', '新宿']);
    },
  );

  it('after conversion kanji answer, and a consonant alone asks for nothing by reading [B4-02]', () => {
    expect(labels('to', empty, '新')).toEqual(['新宿']);
    expect(labels('to', empty, 'k')).toEqual([]);
  });

  it('a ride is offered for its arrival only from where the line starts [B4-02]', () => {
    expect(labels('to', { ...empty, from: '目黒' }, 'よこ')).toEqual(['目黒 → 横浜', '横浜']);
    expect(labels('to', { ...empty, from: '東京' }, 'よこ')).toEqual(['横浜']);
  });

  it('a ride by other means than the line has is none [B4-02]', () => {
    expect(labels('from', { ...empty, transportMode: 'train' }, '品川')).toEqual(['品川 → 渋谷', '品川']);
    expect(labels('from', { ...empty, transportMode: 'bus' }, '品川')).toEqual(['品川']);
  });

  it('a ride fills what the line has not; what was typed stays, even where it could not be read [B4-02]', () => {
    const fields = (line: typeof empty) => optionsFor('from', line, '品川', ground)[0]?.fills.map(({ field }) => field);
    expect(fields(empty)).toEqual(['from', 'via', 'to', 'transportMode', 'tripType', 'unitFare']);
    expect(fields(trainRide(1))).toEqual(['from', 'via', 'to']);
    expect(fields({ ...empty, typed: { unitFare: '千円' } })).toEqual([
      'from',
      'via',
      'to',
      'transportMode',
      'tripType',
    ]);
  });

  it('a ride fills whom one visited where the line is for the same purpose and names nobody [B4-02]', () => {
    const party = (line: typeof empty) =>
      optionsFor('from', line, '目黒', ground)[0]?.fills.find(({ field }) => field === 'visitedParty')?.value;
    expect(party({ ...empty, purpose: 'meeting' })).toBe('青葉商事');
    expect(party({ ...empty, purpose: 'visit' })).toBeUndefined();
    expect(party({ ...empty, purpose: 'meeting', visitedParty: '丙社' })).toBeUndefined();
  });

  it('closed lists answer by name, reading, romaji and code; texts by the own history [B4-02, B0-11]', () => {
    for (const typed of ['タク', 'たく', 'taku', 'taxi'])
      expect(labels('transportMode', empty, typed)).toEqual(['タクシー']);
    expect(labels('visitedParty', empty, '青')).toEqual(['青葉商事']);
    expect(labels('purposeText', empty, '')).toEqual(['定例会議']);
    expect(labels('unitFare', empty, '1')).toEqual([]);
  });

  it('never more than eight rows [B4-02]', () => {
    const stations = Array.from({ length: 30 }, (_, n) => ({ name: `駅${n}`, kana: `エキ${n}` }));
    const source = suggestionSource({ lines: SHEET_SUGGESTIONS.lines, stations });
    expect(optionsFor('from', empty, '', { ...ground, source })).toHaveLength(8);
  });
});
