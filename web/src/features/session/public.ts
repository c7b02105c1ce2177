// The parts of sessions that other features may show. Large: to be loaded when somebody turns to it.
export { SecurityPanel } from './security/SecurityPanel.tsx';
