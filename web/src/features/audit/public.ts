// What other features may show of the audit trail. Large: to be loaded when somebody turns to it.
export { AccountRecords } from './account/AccountRecords.tsx';
export { MyRecords } from './own/MyRecords.tsx';
