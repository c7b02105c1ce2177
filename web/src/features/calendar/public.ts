// The calendar's parts on other features' pages.
export { ColleagueToday } from './ColleagueToday.tsx';
export { TodayEvents } from './TodayEvents.tsx';
