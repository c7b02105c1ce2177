// The masters' values of a day for statements of other features, and how a feature tells where its rows name them (B1-03).
export { prepareUsage, type UsagePort } from './details/usage-store.ts';
export { type DetailRow, departmentNameOf, departmentsOn, loadDetails, withValueOf } from './details/valid-store.ts';
