import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPostmaster } from './postmaster-pid.ts';

describe('postmaster.pid', () => {
  let folder: string;
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'madoguchi-pid-')));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await rm(folder, { recursive: true });
  });

  const note = (pid: number, status = 'ready   ') =>
    writeFile(join(folder, 'postmaster.pid'), [pid, folder, 1, 5432, '/tmp/s', '', '  1  2', status, ''].join('\n'));

  async function run(command: string, cwd: string): Promise<{ pid: number; output: string }> {
    const child = spawn('sh', ['-c', command], { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(child);
    const [chunk] = await once(child.stdout, 'data');
    return { pid: Number(child.pid), output: String(chunk).trim() };
  }

  it('tells of no server where there is no file, or an unfinished one', async () => {
    expect(readPostmaster(folder)).toEqual({ state: 'none' });
    await writeFile(join(folder, 'postmaster.pid'), '');
    expect(readPostmaster(folder)).toEqual({ state: 'none' });
  });

  it('tells of the live server whose working folder this is, and whether it is ready', async () => {
    const { pid } = await run('echo up; exec sleep 60', folder);
    await note(pid);
    expect(readPostmaster(folder)).toEqual({ state: 'live', pid, socketFolder: '/tmp/s', ready: true });
    await note(pid, 'starting');
    expect(readPostmaster(folder)).toMatchObject({ state: 'live', ready: false });
  });

  it('takes a dead process for gone', async () => {
    const child = spawn('true');
    await once(child, 'exit');
    await note(Number(child.pid));
    expect(readPostmaster(folder)).toEqual({ state: 'gone', pid: child.pid, socketFolder: '/tmp/s' });
  });

  it('takes a zombie for gone', async () => {
    // `exec` replaces the shell by a program that never asks after the child it inherits; the child ends after that.
    const waits = 'until grep -qx sleep /proc/$PPID/comm; do :; done';
    const { output } = await run(`sh -c '${waits}' & echo $!; exec sleep 60`, folder);
    await note(Number(output));
    await expect.poll(() => readPostmaster(folder).state).toBe('gone');
    expect(() => process.kill(Number(output), 0)).not.toThrow();
  });

  it('takes a number that now belongs to another process for gone', async () => {
    await note(process.pid);
    expect(readPostmaster(folder)).toMatchObject({ state: 'gone', pid: process.pid });
  });
});
