import { expect, it } from 'vitest';
import { runSteps, type Step } from './steps.ts';

const step = (name: string, run: Step['run'], chatty = false): Step => ({
  name,
  sentence: `The law of ${name}`,
  run,
  chatty,
});

it('a failing or throwing step is told with its law, and the steps after it still run', async () => {
  let told = '';
  const results = await runSteps(
    [
      step('format', async () => ({ code: 1, output: 'a.ts differs\n' })),
      step('types', async () => Promise.reject(new Error('no compiler'))),
      step('house', async () => ({ code: 0, output: 'quiet\n' })),
      step('count', async () => ({ code: 0, output: '3 modules\n' }), true),
    ],
    (text) => {
      told += text;
    },
  );
  expect(results.map(({ name, passed }) => [name, passed])).toEqual([
    ['format', false],
    ['types', false],
    ['house', true],
    ['count', true],
  ]);
  expect(told).toContain('The law of format.\n        a.ts differs\n');
  expect(told).toContain('no compiler');
  expect(told).toContain('        3 modules\n');
  expect(told).not.toContain('quiet');
  expect(told).not.toContain('The law of house');
});
