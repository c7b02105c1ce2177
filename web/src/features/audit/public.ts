// The parts of the audit trail that other features may show. Large: to be loaded when somebody turns to it.
export { AccountRecords } from './account/AccountRecords.tsx';
export { MyRecords } from './own/MyRecords.tsx';
export { ProfileChanges } from './own/ProfileChanges.tsx';
