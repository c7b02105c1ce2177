// The layers of cards on calendars.
export { cardPlaceOf, useBoardsAreOpen, useDueCards } from './use-due-cards.ts';
