import type { HeldRole } from '@madoguchi/contract/access.ts';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { type DashboardChoice, INITIAL_DASHBOARD } from '@madoguchi/contract/information/cards.ts';
import type { Session } from '@madoguchi/contract/session/model.ts';
import type { Opening } from '@madoguchi/contract/session/opening.ts';
import { describe, expect, it } from 'vitest';
import { firstAnnouncement } from './first-announcement.ts';

const CLOSED = {
  announcementCategory: 'company',
  title: '年末年始の<休業>',
  titleEn: 'Closed over the New Year',
  shownFrom: '2026-11-21',
  pinned: true,
  mustRead: true,
  readAt: null,
};

interface Opened {
  readonly role?: HeldRole;
  readonly rows?: readonly object[];
  readonly choice?: Partial<DashboardChoice>;
}

function opened({ role = 'staff', rows = [CLOSED], choice = {} }: Opened): Opening {
  const preferences = { dashboard: { value: { ...INITIAL_DASHBOARD, ...choice }, version: 1 } };
  const session = { user: { role: [role] }, tools: toolRules(), preferences } as unknown as Session;
  const answers = [{ operation: 'announcements.list' as const, input: { limit: 5 }, answer: { rows }, shows: [] }];
  return { servedAtMs: 0, session, answers };
}

const below = (of: Opened, language: 'ja' | 'en' = 'ja') => firstAnnouncement(opened(of), language)?.below ?? null;
const texts = (html: string | null) => [...(html ?? '').matchAll(/>([^<]+)</g)].map(([, text]) => text);

describe('the first announcement in the page of the dashboard', () => {
  it('says what its row will say, with nothing of its title read as HTML', () => {
    expect(texts(below({}))).toEqual(['お知らせ', '全社', '2026/11/21(土)', '年末年始の&lt;休業&gt;', '必読']);
    const said = ['Announcements', 'Company', '21 Nov 2026 (Sat)', 'Closed over the New Year', 'Must read'];
    expect(texts(below({}, 'en'))).toEqual(said);
    expect(texts(below({ rows: [{ ...CLOSED, readAt: '2026-11-22T00:00:00Z' }] })).at(-1)).toBe('既読');
    expect(texts(below({ rows: [{ ...CLOSED, mustRead: false }] })).at(-1)).toBe('年末年始の&lt;休業&gt;');
    expect(below({})).toContain('<i></i>');
    expect(below({ rows: [{ ...CLOSED, pinned: false }] })).not.toContain('<i></i>');
  });

  it('is in the language that it is written in, where it has no English', () => {
    expect(below({ rows: [{ ...CLOSED, titleEn: '' }] }, 'en')).toContain('<span lang="ja">年末年始');
  });

  it('stands where its card will, in two columns and in three [B9-01]', () => {
    expect(below({})).toContain('style="--first-at-2:2/span 1;--first-at-3:2/span 2"');
    expect(below({ choice: { order: ['announcements'] } })).toContain('--first-at-2:1/span 2;--first-at-3:1/span 2');
    const third = { order: ['tasks', 'month', 'announcements'], wide: [] } as const;
    expect(below({ choice: third })).toContain('style="--first-of-2:none;--first-at-3:3/span 1"');
    expect(below({ choice: { hidden: ['announcements'] } })).toContain('--first-of-2:none;--first-of-3:none');
  });

  it('leaves room for the row of tabs where the person has one', () => {
    expect(below({})).toContain('first-tabs');
    expect(below({ role: 'user' })).not.toContain('first-tabs');
  });

  it('is left to the app for a guest, and where nothing is said', () => {
    const opening = opened({});
    expect(firstAnnouncement({ ...opening, session: { ...opening.session, user: null } }, 'ja')).toBeNull();
    expect(firstAnnouncement({ ...opening, answers: [] }, 'ja')).toBeNull();
    expect(below({ rows: [] })).toBeNull();
  });
});
