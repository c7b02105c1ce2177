import { describe, expect, it } from 'vitest';
import { PlainDate } from '../values/plain-date.ts';
import { type FinderRead, featureAsked, namesOfFeature, readFinder } from './find-text.ts';

/** A Wednesday. */
const TODAY = PlainDate.parse('2026-11-25');
const NOTHING: FinderRead = {
  people: null,
  minutes: null,
  from: null,
  to: null,
  partOfDay: null,
  category: null,
  features: [],
};
const WEEK = { from: '2026-11-25', to: '2026-11-29' };

const TABLE: readonly [line: string, read: object][] = [
  ['', {}],
  ['3人 1時間 今週 午後 モニター', { people: 3, minutes: 60, ...WEEK, partOfDay: 'afternoon', features: ['モニター'] }],
  [
    '３人　１時間　今週　午後　モニタ',
    { people: 3, minutes: 60, ...WEEK, partOfDay: 'afternoon', features: ['モニター'] },
  ],
  [
    'three people, one hour, this week in the afternoon, with a screen',
    { people: 3, minutes: 60, ...WEEK, partOfDay: 'afternoon', features: ['モニター'] },
  ],
  [
    '三人で一時間半、明日の午前',
    { people: 3, minutes: 90, from: '2026-11-26', to: '2026-11-26', partOfDay: 'morning' },
  ],
  ['12名 90分 来週 会議室', { people: 12, minutes: 90, from: '2026-11-30', to: '2026-12-06', category: 'room' }],
  ['5 people half an hour today', { people: 5, minutes: 30, from: '2026-11-25', to: '2026-11-25' }],
  [
    'two hours tomorrow evening room',
    { minutes: 120, from: '2026-11-26', to: '2026-11-26', partOfDay: 'evening', category: 'room' },
  ],
  [
    'an hour next week, projector and whiteboard',
    {
      minutes: 60,
      from: '2026-11-30',
      to: '2026-12-06',
      features: ['プロジェクター', 'ホワイトボード'],
    },
  ],
  ['明後日 プロジェクター付き', { from: '2026-11-27', to: '2026-11-27', features: ['プロジェクター'] }],
  ['再来週', { from: '2026-12-07', to: '2026-12-13' }],
  ['12月3日 1.5時間', { from: '2026-12-03', to: '2026-12-03', minutes: 90 }],
  ['1/8 車 2時間', { from: '2027-01-08', to: '2027-01-08', minutes: 120, category: 'vehicle' }],
  ['金曜 夕方', { from: '2026-11-27', to: '2026-11-27', partOfDay: 'evening' }],
  ['on wednesday 30 min', { from: '2026-11-25', to: '2026-11-25', minutes: 30 }],
  ['大阪 テレビ会議', { features: ['大阪', 'テレビ会議'] }],
];

describe('a line for the finder', () => {
  it.each(TABLE)('%s [B6-05]', (line, read) => {
    expect(readFinder(line, TODAY)).toEqual({ ...NOTHING, ...read });
  });

  it('asks for a feature by any of its names, by the one that was said sooner than by another [B6-05]', () => {
    expect(featureAsked('モニター', ['スクリーン', 'マイク'])).toBe('スクリーン');
    expect(featureAsked('スクリーン', ['モニター', 'スクリーン'])).toBe('スクリーン');
    expect(featureAsked('モニター', ['大型モニター', 'スクリーン'])).toBe('大型モニター');
    expect(featureAsked('monitor', ['Monitor 55"'])).toBe('Monitor 55"');
    expect(featureAsked('マイク', ['演台'])).toBeUndefined();
    expect(featureAsked('大阪', ['スクリーン'])).toBeUndefined();
    expect(namesOfFeature('大阪')).toEqual(['大阪']);
  });

  it('of this week on a Sunday is of that day alone', () => {
    const sunday = PlainDate.parse('2026-11-29');
    expect(readFinder('今週', sunday)).toMatchObject({ from: sunday, to: sunday });
    expect(readFinder('来週', sunday)).toMatchObject({ from: '2026-11-30', to: '2026-12-06' });
  });
});
