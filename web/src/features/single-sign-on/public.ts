// What other features may show of single sign-on.
export { LOGGING_IN, takeBackLoggingIn } from './logging-in.ts';
export { useLoggingInWords } from './logging-in-words.ts';
export { ProviderTab } from './ProviderTab.tsx';
export { wayOut } from './way-out.ts';
