// What the page brings along of what waits for its visitor.
export { tasksOf } from './reads.ts';
