import { purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preview } from '../../../../../test/approvals.ts';
import { FormGround } from '../../../../../test/forms/FormGround.tsx';
import { showLanguage } from '../../../../platform/language.ts';
import { queryClient } from '../../../../platform/query.ts';
import { contentOf, emptyLine, emptyRequest } from '../form/request-values.ts';
import { FoldedChecks } from './FoldedChecks.tsx';
import { belongsTo, placeOf, RequestChecksContext } from './request-checks.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const LINE = { ...emptyLine('01932b6c-0000-7000-8000-0000000000a1', 10), quantity: 1, unitPrice: 4_000 };

function open(
  lines: ReturnType<typeof emptyRequest>['lines'],
  route: object = preview(),
  init?: ResponseInit,
): HTMLElement {
  showLanguage('ja');
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(route, init))),
  );
  const content = contentOf({ ...emptyRequest(), lines });
  const checks = { content, totals: purchaseTotals(content), findings: [] };
  render(
    <FormGround>
      <RequestChecksContext value={checks}>
        <FoldedChecks>…</FoldedChecks>
      </RequestChecksContext>
    </FormGround>,
  );
  const summary = document.querySelector<HTMLElement>('summary');
  if (summary === null) throw new Error('Nothing is folded');
  return summary;
}

it('says before the fields who would decide, one after the other [B3-05]', async () => {
  open([LINE]);
  expect(await screen.findByText('佐藤 花子 → 鈴木 一郎')).toBeTruthy();
});

it('says what is still needed for a route', () => {
  expect(open([]).textContent).toContain('明細を入力すると、承認経路を表示します。');
});

it('says that the route is being found', () => {
  expect(open([LINE]).textContent).toContain('承認経路を確認しています…');
});

it('says that the route cannot be shown', async () => {
  open([LINE], { type: 'about:blank', code: 'forbidden', title: '', status: 403 }, { status: 403 });
  expect(await screen.findByText('承認経路を表示できません。')).toBeTruthy();
});

it.each([
  ['no-route', null, '承認経路がありません。'],
  ['no-approver', '部長承認', '「部長承認」の承認者が見つかりません。'],
] as const)('says why nobody would decide: %s [B3-04]', async (code, stepName, said) => {
  open([LINE], preview({ plan: null, refusal: { code, stepName }, ask: [] }));
  expect(await screen.findByText(said)).toBeTruthy();
});

describe('the place of a finding', () => {
  it('is its line, its quote, or the request as a whole [B5-02]', () => {
    expect(placeOf('lines.2.unitPrice')).toEqual({ kind: 'line', index: 2 });
    expect(placeOf('quotes.0.amount')).toEqual({ kind: 'quote', index: 0 });
    for (const field of ['lines', 'quotes', 'neededBy', '']) expect(placeOf(field)).toEqual({ kind: 'request' });
  });

  it('takes in what lies within its row, never what belongs to another row or to the list [B5-02]', () => {
    expect(belongsTo('lines.1.item', 'lines.1')).toBe(true);
    expect(belongsTo('lines.10.item', 'lines.1')).toBe(false);
    expect(belongsTo('lines.1.item', 'lines')).toBe(false);
    expect(belongsTo('quotes', 'quotes')).toBe(true);
  });
});
