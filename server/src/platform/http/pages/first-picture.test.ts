import type { HeldRole } from '@madoguchi/contract/access.ts';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import type { Session } from '@madoguchi/contract/session/model.ts';
import type { Opening } from '@madoguchi/contract/session/opening.ts';
import { describe, expect, it } from 'vitest';
import { firstPicture } from './first-picture.ts';

function opened(role: readonly HeldRole[] | null, frame: object = {}, shortcuts: readonly string[] = []): Opening {
  const preferences = { frame: { value: frame, version: 1 }, shortcuts: { value: shortcuts, version: 1 } };
  const user = role === null ? null : { role };
  const session = { user, tools: toolRules(), today: '2026-11-21', preferences } as unknown as Session;
  return { servedAtMs: 0, session, answers: [] };
}

const texts = (html: string) => [...html.matchAll(/>([^<]+)</g)].map(([, text]) => text);
const of = (role: readonly HeldRole[] | null, path: string, frame: object = {}) =>
  firstPicture(opened(role, frame), path, 'ja');

describe('the picture that the server writes into a page', () => {
  it.each([
    ['/', ['インフォメーション', 'インフォメーション']],
    ['/apps/purchase-request/list', ['申請', '購買申請', '購買申請']],
    ['/apps/travelExpensesAdminView/202611', ['承認・確認', '経費確認', '経費確認 2026年11月']],
    ['/apps/internal-resource-reservations/mine', ['申請', '設備予約', '自分の予約', '自分の予約']],
  ] as const)('%s: the trail and the heading', (path, said) => {
    expect(texts(of(['admin'], path))).toEqual(said);
  });

  it('speaks the language of the visitor', () => {
    const html = firstPicture(opened(['admin']), '/apps/travelExpensesAdminView/202611', 'en');
    expect(texts(html)).toEqual(['Approvals', 'Expense confirmation', 'Expense confirmation, November 2026']);
    expect(html).toContain('lang="en"');
  });

  it('names the record that the page brings along, with nothing in its name that is read as HTML (T7)', () => {
    const answer = { lastName: '<b>青木', firstName: '真由美' };
    const brought = { operation: 'members.show-record', input: {}, answer, shows: [] } as const;
    const html = firstPicture({ ...opened(['admin']), answers: [brought] }, '/apps/member/0008', 'ja');
    expect(html).toContain('>&lt;b&gt;青木 真由美<');
  });

  it('leaves the heading to a screen that alone knows it, and to one whose address names no month', () => {
    expect(of(['admin'], '/apps/member/0008')).not.toContain('first-heading');
    expect(of(['staff'], '/apps/travelExpensesRequest/2026-11')).not.toContain('first-heading');
  });

  it('keeps the room of the link above a heading', () => {
    expect(of(['system'], '/apps/maintenance/faq/questions')).toContain('first-up');
    expect(of(['system'], '/apps/maintenance/faq')).not.toContain('first-up');
  });

  it.each([
    ['a guest', null, '/'],
    ['an address without a screen', ['staff'], '/nowhere'],
    ['a screen that the person may not see', ['staff'], '/apps/travelExpensesAdminView/202611'],
    ['a screen that stands alone', ['staff'], '/logout'],
  ] as const)('is none for %s [S4-08]', (_, role, path) => {
    expect(of(role, path)).toBe('');
  });

  it('has beneath the heading what a feature draws there, and nothing of it where the heading is left to the app', () => {
    const drawn = {
      information: () => ({ inHead: '<i>lead</i>', below: '<b>card</b>' }),
      'members.record': () => null,
    };
    const html = firstPicture(opened(['staff']), '/', 'ja', drawn);
    expect(html).toContain('インフォメーション</div><i>lead</i></div><b>card</b>');
    expect(firstPicture(opened(['staff']), '/apps/purchase-request/list', 'ja', drawn)).not.toContain('card');
    const unread = { 'expense-claims.mine': drawn.information };
    expect(firstPicture(opened(['staff']), '/apps/travelExpensesRequest/2026-11', 'ja', unread)).not.toContain('card');
  });

  it('is said to nobody: the app says the heading once it stands', () => {
    expect(of(['staff'], '/')).toMatch(/^<div class="first" aria-hidden="true"/);
  });

  it('stands as the person has laid out the frame [S6-02]', () => {
    const layout = (config: object) => of(['staff'], '/', { layout: { config } });
    const rooms = (html: string) => [...html.matchAll(/first-(menu|start|column|end|bar)"/g)].map(([, name]) => name);
    expect(rooms(layout({}))).toEqual(['menu', 'column', 'bar', 'end']);
    expect(rooms(layout({ navbar: { position: 'right' } }))).toEqual(['column', 'bar', 'end', 'menu']);
    expect(layout({ navbar: { position: 'right' } })).not.toContain('first-toggle');
    expect(layout({ navbar: { display: false } })).toContain('first-toggle" data-on-phones');
    expect(rooms(layout({ navbar: { display: false } }))).toEqual(['column', 'bar', 'end']);
    expect(rooms(layout({ toolbar: { display: false } }))).toEqual(['menu', 'column', 'end']);
    expect(rooms(layout({ rightSidePanel: { display: false } }))).toEqual(['menu', 'column', 'bar']);
    expect(rooms(firstPicture(opened(['staff'], {}, ['faq']), '/', 'ja'))).toContain('start');
    expect(layout({ mode: 'boxed', containerWidth: 1200 })).toMatch(/data-mode="boxed" style="max-width:1200px"/);
    expect(of(['staff'], '/', { direction: 'rtl' })).toContain('dir="rtl"');
    expect(of(['staff'], '/', { theme: { toolbar: 'greyDark' } })).toContain('data-scheme="greyDark"');
  });
});
