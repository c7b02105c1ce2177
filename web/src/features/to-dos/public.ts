// The to-dos' layer on calendars.
export { todoPathOf, useDueItems, useTodosAreOpen } from './use-due-items.ts';
