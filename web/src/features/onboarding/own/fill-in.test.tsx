import { OwnPaper } from '@madoguchi/contract/onboarding/paper-model.ts';
import { readTemplate } from '@madoguchi/contract/onboarding/template-text.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { haveEmptyMasters } from '../../../../test/masters.ts';
import { ADMIN_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { PaperSheet } from '../paper/PaperSheet.tsx';
import { FillIn } from './FillIn.tsx';

const ID = '01932b6c-0000-7000-8000-000000000001';
const TEXT = { id: ID, number: 1, sha256: 'ab'.repeat(32), note: '', title: '誓約書', titleEn: '', textEn: '' };
const PAPER = OwnPaper.parse({
  ...{ paperKind: 'pledge', status: 'in_progress', dueOn: null, version: 3, before: null },
  template: {
    ...TEXT,
    text: '[入力:birthday 日付] 生年月日\n[入力:other 任意] その他\n[同意:rules] 守ります。\n[保護者]',
  },
  ...{
    answers: { birthday: '1999-04-01', other: '' },
    agreed: { rules: false },
    guardianName: '',
    guardianRelation: '',
  },
  ...{
    registeredName: '山﨑 太郎',
    registeredKana: 'ヤマザキ タロウ',
    today: '2026-11-21',
    comment: '',
    comments: [],
    signature: null,
    withdrawals: [],
  },
});

let sent: { path: string; body: Record<string, unknown> }[];
beforeEach(() => {
  showLanguage('ja');
  haveEmptyMasters();
  sessionState.set({ phase: 'known', session: ADMIN_SESSION });
  sent = [];
  vi.stubGlobal('fetch', (path: string, init?: { body?: string }) => {
    sent.push({ path, body: JSON.parse(init?.body ?? '{}') as Record<string, unknown> });
    return Promise.resolve(
      Response.json({ id: ID, version: 3 + sent.length, status: 'in_progress', updatedAt: '2026-11-21T05:05:00Z' }),
    );
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const show = (more: Partial<OwnPaper> = {}) =>
  render(
    <FormGround>
      <FillIn paper={{ ...PAPER, ...more }} onReload={() => undefined} />
    </FormGround>,
  );

it('keeps what is typed, and hands in over the version that was kept [B8-02]', async () => {
  show();
  fireEvent.change(await screen.findByLabelText('その他'), { target: { value: '自動車で通勤' } });
  fireEvent.click(screen.getByLabelText('守ります。'));
  fireEvent.change(screen.getByLabelText('署名'), { target: { value: '山﨑太郎' } });
  fireEvent.click(screen.getByRole('button', { name: '同意して提出' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const answers = { birthday: '1999-04-01', other: '自動車で通勤' };
  expect(sent[0]?.path).toContain('/api/onboarding-papers/own/pledge/draft');
  expect(sent[0]?.body).toMatchObject({ version: 3, answers, agreed: { rules: true } });
  expect(sent[0]?.body).not.toHaveProperty('signedName');
  expect(sent[1]?.path).toContain('/api/onboarding-papers/own/pledge/submit');
  expect(sent[1]?.body).toMatchObject({ version: 4, answers, signedName: '山﨑太郎' });
});

it('shows the paper as it is filled in, dated in the Japanese era [B8-03]', async () => {
  show({ answers: { birthday: '1999-04-01', other: '自動車で通勤' }, agreed: { rules: true } });
  const paper = await screen.findByRole('article', { name: '誓約書', hidden: true });
  expect(paper.textContent).toContain('令和8年11月21日');
  expect(paper.textContent).toContain('平成11年4月1日');
  expect(paper.textContent).toContain('自動車で通勤');
  expect(paper.textContent).toContain('■守ります。');
});

it('is in the language of its text throughout, whoever looks at it [B8-03]', async () => {
  showLanguage('en');
  const filled = { answers: { birthday: '1999-04-01' }, agreed: {}, guardianName: '', guardianRelation: '' };
  const signed = { ...filled, signedName: '山﨑 太郎', drawing: 'M10 10L20 20', signedOn: PAPER.today };
  const { blocks } = readTemplate(PAPER.template.text);
  for (const lang of ['ja', 'en'] as const) {
    render(<PaperSheet title={lang} blocks={blocks} lang={lang} template={PAPER.template} filled={signed} />);
  }
  const [ja, en] = ['ja', 'en'].map((name) => screen.getByRole('article', { name }).textContent);
  for (const part of [' 御中', '令和8年11月21日　2026/11/21(土)', '署名']) expect(ja).toContain(part);
  for (const part of ['To ', 'Sat 21 Nov 2026 (令和8年11月21日)', 'Signature']) expect(en).toContain(part);
  for (const name of ['描いた署名', 'Drawn signature']) expect(screen.getByRole('img', { name })).toBeDefined();
});

it('is parted into the pages of its PDF, each with its number, and goes on where a page is full [B8-03]', () => {
  const { text } = PAPER.template;
  const { blocks } = readTemplate(`${'この会社の規則を守ります。'.repeat(300)}\n\n${text}`);
  render(<PaperSheet title="誓約書" blocks={blocks} lang="ja" template={PAPER.template} />);
  const pages = screen.getAllByRole('group');
  expect(pages.map((page) => page.getAttribute('aria-label'))).toEqual(['1 / 3', '2 / 3', '3 / 3']);
  expect(pages[0]?.textContent).toMatch(/^誓約書.*規則.*誓約書1 \/ 3$/s);
  expect(pages.at(-1)?.textContent).toContain('SHA-256');
});

it('asks those below 18 for their guardian [B8-01]', async () => {
  show();
  await screen.findByLabelText('その他');
  expect(screen.queryByLabelText('続柄')).toBeNull();
  cleanup();
  show({ answers: { birthday: '2008-11-22', other: '' } });
  expect(await screen.findByLabelText('続柄')).toBeTruthy();
});

it('says beside a field why it was returned, and what a new text changes [B8-02, B8-05]', async () => {
  const before = { ...PAPER.template, text: PAPER.template.text.replace('守ります。', '従います。') };
  show({ comment: '直してください。', comments: [{ field: 'answers.other', comment: '車種も' }], before });
  expect(await screen.findByText('直してください。')).toBeTruthy();
  expect(screen.getByText('車種も')).toBeTruthy();
  expect(screen.getByText('[同意:rules] 従います。').tagName).toBe('DEL');
  expect(screen.getByText('[同意:rules] 守ります。').tagName).toBe('INS');
});
