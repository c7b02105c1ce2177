// The parts of members that other features may show.
export { COLLEAGUES_SHAPE, Colleagues } from './colleagues/Colleagues.tsx';
export { PresenceButton } from './presence/PresenceButton.tsx';
export { PresenceChip } from './presence/PresenceChip.tsx';
