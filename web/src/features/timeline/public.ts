// The timeline as a profile shows it. Large: to be loaded when somebody turns to it.
export { Timeline } from './Timeline.tsx';
