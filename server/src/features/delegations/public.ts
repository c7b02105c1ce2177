// The port of delegations: in whose name somebody may decide on a day (B3-07).
export {
  findDelegates as delegatesOf,
  findHolding as delegationsTo,
  holdingDelegations,
  holdingMark,
  keptDelegations,
  standInsOf,
} from './holding-store.ts';
