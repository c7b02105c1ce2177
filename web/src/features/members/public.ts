// What other features may show of members.
export { COLLEAGUES_SHAPE, Colleagues } from './colleagues/Colleagues.tsx';
export { PresenceButton } from './presence/PresenceButton.tsx';
export { PresenceChip } from './presence/PresenceChip.tsx';
