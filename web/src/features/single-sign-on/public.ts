// The parts of single sign-on that other features may show.
export { LOGGING_IN, takeBackLoggingIn } from './logging-in.ts';
export { ProviderTab } from './ProviderTab.tsx';
export { wayOut } from './way-out.ts';
