import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StartFault } from '../platform/start-fault.ts';

const SHORTEST = 8;
const LONGEST = 1_024;

/**
 * The new password: typed twice at a terminal, where it is not shown, else all of standard input but its line end.
 * @throws StartFault when it is too short (S3-05), too long, or typed differently
 */
export async function askPassword(input: NodeJS.ReadStream, prompts: NodeJS.WritableStream): Promise<string> {
  const password = input.isTTY ? await typedTwice(input, prompts) : (await text(input)).replace(/\r?\n$/, '');
  if (password.length < SHORTEST || password.length > LONGEST || !password.isWellFormed()) {
    throw new StartFault(
      `The password must have ${SHORTEST} to ${LONGEST} characters.`,
      'Type it when asked, or hand it over on standard input.',
      2,
    );
  }
  return password;
}

async function typedTwice(input: NodeJS.ReadStream, prompts: NodeJS.WritableStream): Promise<string> {
  // With a terminal that swallows all output, nothing that is typed appears.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: silent, terminal: true });
  try {
    const first = await ask(terminal, prompts, 'Password: ');
    const second = await ask(terminal, prompts, 'The same again: ');
    if (first !== second) throw new StartFault('The two passwords differ.', 'Start again and type the same twice.', 2);
    return first;
  } finally {
    terminal.close();
  }
}

async function ask(terminal: Interface, prompts: NodeJS.WritableStream, question: string): Promise<string> {
  prompts.write(question);
  const cancelled = new Promise<never>((_resolve, reject) => {
    terminal.once('SIGINT', () =>
      reject(new StartFault('Cancelled; no account was made.', 'Start again when you are ready.')),
    );
  });
  const answer = await Promise.race([terminal.question(''), cancelled]);
  prompts.write('\n');
  return answer;
}
