// The components that other features may show of reservations.
export { HandOverButton } from './HandOverButton.tsx';
export { TodayReservations } from './TodayReservations.tsx';
