// What the portal begins beside its requests: posts begin with their day. And what the dashboard shows of a department.
export { startPostDays } from './post-days/post-days.ts';
export { findTeam } from './presence/team-store.ts';
