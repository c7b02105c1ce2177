// Resources for those who book them: their rules, their places, their managers, and when they are closed.
export {
  type Bookable,
  type Closed,
  findBookable,
  findClosed,
  findClosures,
  findFitting,
  isManagedBy,
  lockedResources,
  placesOf,
  takersOf,
  withResource,
} from './bookable-store.ts';
