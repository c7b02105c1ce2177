import { describe, expect, it } from 'vitest';
import { ensurePackages, isOnPath } from './system-packages.ts';

const there = { name: 'poppler-utils', isThere: async () => true };
const missing = { name: 'chromium', isThere: async () => false };

describe('missing system packages', () => {
  it('are named in one line where they may not be installed', async () => {
    const line = await ensurePackages([there, missing]);
    expect(line).toContain('apt-get install -y chromium');
    expect(line).not.toContain('poppler-utils');
    expect(line).not.toContain('\n');
  });

  it('are installed where they may be, and then nothing is said', async () => {
    const installed = new Set<string>();
    const chromium = { name: 'chromium', isThere: async () => installed.has('chromium') };
    const line = await ensurePackages([there, chromium], async (names) => {
      for (const name of names) installed.add(name);
      return { code: 0, output: '' };
    });
    expect([...installed]).toEqual(['chromium']);
    expect(line).toBeUndefined();
  });

  it('are named when their installation did not help', async () => {
    const line = await ensurePackages([missing], async () => ({ code: 100, output: 'no network' }));
    expect(line).toContain('could not be installed');
  });
});

it('a command is found only in the folders of the PATH', () => {
  expect(isOnPath('node', process.execPath.replace(/\/node$/, ''))).toBe(true);
  expect(isOnPath('node', '/nowhere::/etc')).toBe(false);
});
