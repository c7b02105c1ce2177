// How long and from where properties are tried. `npm test` is the same run each time: a push is judged by what it changed.
// `npm run hunt` looks for new counterexamples: other seeds, many more runs; what it finds becomes a case by hand.
import fc from 'fast-check';

const SEED = 20261121;

fc.configureGlobal({
  seed: Number(process.env['PROPERTY_SEED'] ?? SEED),
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100),
});
