/** Shows a line to the person who runs the bench, at once. */
export type Say = (line: string) => void;

export const say: Say = (line) => {
  process.stdout.write(`${line}\n`);
};
