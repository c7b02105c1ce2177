// What other features may show of single sign-on.
export { ProviderTab } from './ProviderTab.tsx';
export { wayOut } from './way-out.ts';
