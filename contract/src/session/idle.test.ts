import { expect, it } from 'vitest';
import { idleSeconds } from './idle.ts';

it('takes whole seconds, and whatever else a header may hold as a use just now', () => {
  expect(['0', '59', '1800', '999999999'].map(idleSeconds)).toEqual([0, 59, 1_800, 999_999_999]);
  const odd = [undefined, '', '-1', '1.5', '1e3', ' 1', '１', 'Infinity', '9'.repeat(10), ['1', '2'], '0x10'];
  expect(odd.map(idleSeconds)).toEqual(odd.map(() => 0));
});
