// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { lineFaults } from './save-transport.ts';

const fault = (field: string) => ({ field, type: field, code: 'too-long', message: '' });

it('a refusal is told by the line it belongs to', () => {
  const faults = lineFaults([fault('lines.1.memo'), fault('lines.1.from'), fault('lines.12.memo')], 20);
  expect([...faults].map(([index, found]) => [index, found.map(({ field }) => field)])).toEqual([
    [1, ['lines.1.memo', 'lines.1.from']],
    [12, ['lines.12.memo']],
  ]);
});

it('a refusal of the whole batch belongs to no line', () => {
  expect(lineFaults([fault('lines'), fault('order'), fault('lines.7.memo')], 7).size).toBe(0);
});
