// Dated rates for the masters' snapshot.
export { loadRates, type RateRow } from './store.ts';
