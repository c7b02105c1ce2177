// The tests that have to notice a mutant, and nothing else: the tables of cases of the engine, of the state machines and of
// what claims and purchases are checked for and cost.
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
      'src/{accounts,announcements,approval-routes,delegations,expense-claims,faq,purchase-requests}/rules.test.ts',
      'src/approval-routes/phases.test.ts',
      'src/expense-claims/{claim-states,checks,same-lines,blockers}.test.ts',
      'src/purchase-requests/{totals,quotes-needed,split,checks,invoice-match}.test.ts',
    ],
    exclude: ['src/approvals/engine/{model,invariants}.test.ts'],
  },
});
