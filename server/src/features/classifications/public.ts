// How a feature tells where its rows name values of the masters (B1-03).
export { prepareUsage, type UsagePort } from './details/usage-store.ts';
