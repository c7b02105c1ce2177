import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../message.ts';
import { SCREENS } from '../screens.ts';
import { CHANNELS } from './kind.ts';
import { NOTIFICATION_KIND_NAMES, NOTIFICATION_KINDS } from './kinds.ts';
import { NotificationChannels } from './model.ts';
import { isWanted, withChoice } from './rules.ts';
import { notificationPath, notificationText } from './sentences.ts';

const VALUES = {
  number: 'TE-2026-00123',
  month: '202611',
  name: '佐藤 健太',
  firstDay: '2026-12-07',
  day: '2026-12-07',
  days: 3,
  count: 12,
  title: '年末調整の書類提出について',
  titleEn: 'Year-end adjustment papers',
  reference: '1c187fa28c40',
  to: 'staff@madoguchi.example',
  reply: '550',
  minutes: 15,
  hours: 72,
  by: '小林 直樹',
  approver: '高橋 誠',
  resource: '大会議室',
  reason: '空調の点検',
  answer: '出席',
  time: '10:00–11:00',
  bank: '三菱UFJ銀行',
  branch: '丸の内支店',
  paper: '誓約書',
};
const SUBJECT = '01980000-0000-7000-8000-000000000001';

describe.each(NOTIFICATION_KIND_NAMES)('%s', (kind) => {
  it('is said in full in both languages, with months and days as people write them [B0-08] [S1-02]', () => {
    for (const language of LANGUAGES) {
      for (const part of ['title', 'subject', 'mail'] as const) {
        const said = notificationText({ kind, values: VALUES }, part, language);
        expect(said).not.toMatch(/[{}]|202611|2026-12-07/);
        if (part !== 'subject') expect(said).toMatch(language === 'ja' ? /。$/ : /[.]$/);
      }
    }
  });

  it('has a subject that begins with its kind in brackets and tells no amount [B0-08]', () => {
    expect(notificationText({ kind, values: VALUES }, 'subject', 'ja')).toMatch(/^【[^】]+】/);
    expect(notificationText({ kind, values: VALUES }, 'subject', 'en')).toMatch(/^\[[^\]]+\] /);
    expect(notificationText({ kind, values: VALUES }, 'subject', 'ja')).not.toMatch(/[¥円]/);
  });

  it('leads to a screen that there is, or nowhere [B0-08]', () => {
    const { link } = NOTIFICATION_KINDS[kind];
    const path = notificationPath({ kind, values: VALUES, subject: SUBJECT });
    if (link === null) return expect(path).toBeNull();
    expect(SCREENS.map(({ id }): string => id)).toContain(link.screen);
    expect(path).not.toMatch(/:|undefined/);
  });

  it.each(CHANNELS)(
    'is told on the channel %s as the table says until switched, and again when switched back [B0-08]',
    (channel) => {
      const usual = NOTIFICATION_KINDS[kind].initially[channel];
      expect(isWanted({}, kind, channel)).toBe(usual);
      const switched = withChoice({}, kind, channel, !usual);
      expect(isWanted(switched, kind, channel)).toBe(!usual);
      expect(NotificationChannels.parse(switched)).toEqual(switched);
      expect(withChoice(switched, kind, channel, usual)).toEqual({ [channel]: {} });
    },
  );
});

it('calls a request by its kind, its number and its title, at the beginning of a sentence and within one [B0-08]', () => {
  const values = { ...VALUES, domain: 'travel-expenses', title: '2026年11月', titleEn: 'November 2026' };
  const said = (kind: 'approval-waiting' | 'approval-overdue', language: 'ja' | 'en') =>
    notificationText({ kind, values }, 'mail', language);
  expect(said('approval-waiting', 'ja')).toContain('佐藤 健太さんの精算書 TE-2026-00123（2026年11月）が');
  expect(said('approval-waiting', 'en')).toMatch(/^Claim TE-2026-00123 of .* \(November 2026\) /);
  expect(said('approval-overdue', 'en')).toMatch(/^Your approval of claim TE-2026-00123 of /);
});

describe('a link', () => {
  it('names the request for its approver and the month for its owner [B0-08]', () => {
    const path = (kind: 'approval-waiting' | 'claim-returned') =>
      notificationPath({ kind, values: VALUES, subject: SUBJECT });
    expect(path('approval-waiting')).toBe(`/apps/approvals?approval=${SUBJECT}`);
    expect(path('claim-returned')).toBe('/apps/travelExpensesRequest/202611');
  });

  it('says an announcement’s English title in English only [S1-02]', () => {
    const said = (language: 'ja' | 'en') =>
      notificationText({ kind: 'announcement-must-read', values: VALUES }, 'title', language);
    expect(said('ja')).toContain('年末調整の書類提出について');
    expect(said('en')).toContain('Year-end adjustment papers');
  });
});
