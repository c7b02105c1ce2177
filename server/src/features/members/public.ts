// What the portal begins beside its requests: posts begin with their day.
export { startPostDays } from './post-days/post-days.ts';
