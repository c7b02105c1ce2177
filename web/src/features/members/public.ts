// What other features may show of members.
export { PresenceButton } from './presence/PresenceButton.tsx';
export { PresenceChip } from './presence/PresenceChip.tsx';
