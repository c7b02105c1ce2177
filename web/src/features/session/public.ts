// What other features may show of sessions. Large: to be loaded when somebody turns to it.
export { SecurityPanel } from './security/SecurityPanel.tsx';
