// The to-dos' layer on calendars, and requests found by their number.
export { todoPathOf, useDueItems, useTodosAreOpen } from './use-due-items.ts';
export { useRequests } from './use-requests.ts';
