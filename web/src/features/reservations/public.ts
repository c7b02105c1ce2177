// The components that other features may show of reservations.
export { HandOverButton } from './HandOverButton.tsx';
