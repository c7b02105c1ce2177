import { expect, it } from 'vitest';
import { inboxRow } from '../../../../test/approvals.ts';
import { requestTitle } from './request-title.ts';

it('calls a claim by more than its month, and a purchase by its name [B3-06]', () => {
  const claim = inboxRow();
  expect([requestTitle(claim, 'ja'), requestTitle(claim, 'en')]).toEqual(['2026年11月の精算書', 'Claim, Nov 2026']);
  const purchase = inboxRow({ domain: 'purchase-requests', title: 'ノートPC 3台', titleEn: '' });
  expect([requestTitle(purchase, 'ja'), requestTitle(purchase, 'en')]).toEqual(['ノートPC 3台', 'ノートPC 3台']);
});
