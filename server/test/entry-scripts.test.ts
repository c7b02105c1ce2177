import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin/', import.meta.url));
const MONTH_S = 30 * 24 * 60 * 60;

async function run(file: string, words: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [file, ...words], { env: { PATH: process.env['PATH'], ...environment } });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, output, errors };
}

/** The commands, options and settings that a text names. */
const namedIn = (said: string) =>
  [...new Set(said.match(/npm (?:run )?[a-z-]+(?: -- [a-z][a-z-]*)?|--[a-z-]+|\b[A-Z]+_[A-Z_]+\b/g))].sort();

/** Names and examples are Japanese in both. */
const JAPANESE = /ます|です|とき/;

describe('--help', () => {
  it.each(readdirSync(BIN).filter((file) => file !== 'node.mjs'))(
    'of %s explains the command in the language of the console, with the same names in both [S2-27]',
    async (file) => {
      const ask = (LANG: string) => run(join(BIN, file), ['--help'], { LANG });
      const [english, japanese] = await Promise.all([ask('C.UTF-8'), ask('ja_JP.UTF-8')]);
      expect([english.code, japanese.code], english.errors + japanese.errors).toEqual([0, 0]);
      expect(english.output).not.toMatch(JAPANESE);
      expect(japanese.output).toMatch(JAPANESE);
      expect(namedIn(english.output).length).toBeGreaterThan(0);
      expect(namedIn(japanese.output)).toEqual(namedIn(english.output));
    },
    // Some load the whole portal before they answer.
    180_000,
  );
});

describe('npm start', () => {
  it('prints every setting with --help', async () => {
    const { code, output } = await run(join(BIN, 'start.mjs'), ['--help']);
    expect(code).toBe(0);
    expect(output).toContain('PORT (3000)');
    expect(output).toContain('Accepts a whole number from 1 to 65535.');
  });

  it('ends with 2 when a setting is wrong, and says which', async () => {
    const { code, errors } = await run(join(BIN, 'start.mjs'), [], { PORT: 'http' });
    expect(code).toBe(2);
    expect(errors).toContain('PORT: "http" is not a whole number');
  });
});

describe('an entry script', () => {
  let root: string;
  let npm: string;

  // A repository in miniature, and an npm that only notes that it was called.
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'madoguchi-entry-'));
    npm = join(root, 'npm.js');
    await mkdir(join(root, 'bin'));
    await copyFile(join(BIN, 'node.mjs'), join(root, 'bin/node.mjs'));
    await writeFile(
      join(root, 'bin/enter.mjs'),
      "import { handOver } from './node.mjs';\nhandOver('target.mjs', ['first']);\n",
    );
    await writeFile(join(root, 'target.mjs'), 'console.log(process.argv.slice(2).join());\nprocess.exit(7);\n');
    await writeFile(join(root, 'package-lock.json'), '{"lock":1}');
    await writeFile(
      npm,
      `const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
       appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
       mkdirSync('node_modules', { recursive: true });
       writeFileSync('node_modules/.package-lock.json', '');`,
    );
  });
  afterEach(() => rm(root, { recursive: true }));

  const enter = (...words: string[]) => run(join(root, 'bin/enter.mjs'), words, { npm_execpath: npm });
  const calls = async () => (await readFile(join(root, 'calls'), 'utf8').catch(() => '')).split('\n').length - 1;
  const age = (file: string, seconds: number) => utimes(join(root, file), seconds, seconds);

  it('installs what is missing, then hands over its words and passes the exit code on', async () => {
    expect(await enter('second')).toMatchObject({ code: 7, output: 'first,second\n' });
    expect(await readFile(join(root, 'calls'), 'utf8')).toMatch(/^ci --include=dev /);
  });

  it('keeps the source that it has compiled for the next start', async () => {
    await enter();
    expect(await readdir(join(root, '.cache', 'compiled'))).not.toEqual([]);
  });

  it('needs no npm again for the same lock file, whatever its date', async () => {
    await enter();
    await age('node_modules/.package-lock.json', MONTH_S);
    expect(await enter()).toMatchObject({ code: 7 });
    expect(await calls()).toBe(1);
  });

  it('installs again when the lock file has changed', async () => {
    await enter();
    await age('node_modules/.package-lock.json', MONTH_S);
    await writeFile(join(root, 'package-lock.json'), '{"lock":2}');
    await enter();
    expect(await calls()).toBe(2);
  });

  it('trusts what somebody installed by hand', async () => {
    await mkdir(join(root, 'node_modules'));
    await writeFile(join(root, 'node_modules/.package-lock.json'), '');
    await age('package-lock.json', MONTH_S);
    expect(await enter()).toMatchObject({ code: 7 });
    expect(await calls()).toBe(0);
  });

  it('says so when the installation fails, and does not go on', async () => {
    await writeFile(npm, 'process.exit(1);');
    const { code, output, errors } = await enter();
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain('The packages could not be installed.\n→ ');
  });
});
