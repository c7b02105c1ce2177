// The tests that have to notice a mutant, and nothing else: the tables of cases of the engine, of the state machines and of
// what purchases cost.
// The random plays stay out: they would run anew for each mutant, and the tables have to notice it without them.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../../contract', import.meta.url)),
    environment: 'node',
    isolate: false,
    setupFiles: [fileURLToPath(new URL('../property-runs.ts', import.meta.url))],
    include: [
      'src/approvals/engine/**/*.test.ts',
      'src/expense-claims/{rules,claim-states}.test.ts',
      'src/purchase-requests/{rules,totals,quotes-needed,split,checks,invoice-match}.test.ts',
    ],
    exclude: ['src/approvals/engine/{model,invariants}.test.ts'],
  },
});
