import { expect, it } from 'vitest';
import { claimMachine, EDITABLE, ENDED } from './rules.ts';
import { sectionKey } from './section-key.ts';

it.each([
  ['submit', 'submitted'],
  ['withdraw', 'draft'],
  ['review', 'in_review'],
  ['cancel', 'cancelled'],
  ['return', 'returned'],
  ['reject', 'rejected'],
  ['approve', 'approved'],
  ['confirm', 'confirmed'],
] as const)('%s leads to %s, and nowhere else [B4-03]', (action, to) => {
  expect(claimMachine.transitions[action].to).toBe(to);
});

it('lines change only in what its owner still has in hand, and a month begins anew after what has ended [B4-03]', () => {
  expect(EDITABLE).toEqual(['draft', 'returned']);
  expect(ENDED).toEqual(['rejected', 'cancelled']);
});

it('a ride is the same one by means and section, however its letters are typed [B4-01]', () => {
  const ride = { transportMode: 'TRAIN', from: '東京', via: '', to: 'JR難波' };
  expect(sectionKey(ride)).toBe('TRAIN|東京||jr難波');
  expect(sectionKey({ ...ride, from: ' 東京 ', to: 'ＪＲ難波' })).toBe(sectionKey(ride));
  expect(sectionKey({ ...ride, transportMode: null })).toBe('|東京||jr難波');
  expect(sectionKey({ ...ride, via: '京都' })).toBe('TRAIN|東京|京都|jr難波');
});
