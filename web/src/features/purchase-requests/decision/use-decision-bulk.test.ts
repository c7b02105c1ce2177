import { expect, it } from 'vitest';
import { whyNotApproved } from './use-decision-bulk.ts';

const turn = (kind: 'approve' | 'check' | 'circulate') => ({ kind, onBehalfOf: null });

it('approves together only what is one’s turn and has nothing to look into [B3-06] [B5-04]', () => {
  expect(whyNotApproved({ warningCount: 0 }, turn('approve'))).toBeNull();
  expect(whyNotApproved({ warningCount: 0 }, { kind: 'approve', onBehalfOf: '鈴木 一郎' })).toBeNull();
  expect(whyNotApproved({ warningCount: 1 }, turn('approve'))).toBe('warned');
  expect(whyNotApproved({ warningCount: 0 }, turn('check'))).toBe('check');
  expect(whyNotApproved({ warningCount: 0 }, turn('circulate'))).toBe('circulate');
  expect(whyNotApproved({ warningCount: 0 }, undefined)).toBe('turn');
});
