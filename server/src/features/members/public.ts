// Work beside the portal's requests: posts begin with their day. Also the dashboard's view of a department, and how a
// feature tells of the open work of whoever leaves.
export { startPostDays } from './post-days/post-days.ts';
export { postsOn } from './post-days/post-days-store.ts';
export { isOffOn } from './presence/presence-store.ts';
export { findTeam } from './presence/team-store.ts';
export { type OpenWorkPort, prepareOpenWork } from './record/open-work-store.ts';
