import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions, readReleaseNotes } from './release-notes.ts';

const CHANGELOG = `# Changelog

Words before the first version are none of its changes.

## 1.9.0 - 2026-11-20

### New

- Second in the file.
  It goes on in another line.

### Fixed

## 1.10.0 - 2026-11-30T15:30Z

### Fixed

- A text with <img src=x onerror=alert(1)> and [a link](https://example.jp/).

## 1.2.11 - 2026-01-05

### 互換性のない変更

- 日本語の見出しも同じ種類です。

## 1.10.0-rc.1 - 2026-11-29

### Breaking

- One.
* Two.
`;

describe('release notes', () => {
  it('stand newest first by version, not by text or place in the file, and a preview before its release [S2-27]', () => {
    const versions = readReleaseNotes(CHANGELOG).map(({ version }) => version);
    expect(versions).toEqual(['1.10.0', '1.10.0-rc.1', '1.9.0', '1.2.11']);
  });

  it('have the day of Tokyo, and only the kinds of changes that there are [S2-27]', () => {
    const [newest, , older, oldest] = readReleaseNotes(CHANGELOG);
    expect(newest?.day).toBe('2026-12-01');
    expect(Object.keys(newest?.changes ?? {})).toEqual(['fixed']);
    expect(older).toEqual({
      version: '1.9.0',
      day: '2026-11-20',
      changes: { new: ['Second in the file. It goes on in another line.'] },
    });
    expect(oldest?.changes).toEqual({ breaking: ['日本語の見出しも同じ種類です。'] });
  });

  it.each([
    ['a version that is none', '## 1.0 - 2026-11-20', '1.0'],
    ['a day that is none', '## 1.0.0 - 2026-02-30', '2026-02-30'],
    ['a day of a clock without a zone', '## 1.0.0 - 2026-02-03T10:00', '2026-02-03T10:00'],
    ['an unknown kind', '## 1.0.0 - 2026-11-20\n\n### Removed', 'Removed'],
    ['a version twice', '## 1.0.0 - 2026-11-20\n## 1.0.0 - 2026-11-21', '1.0.0'],
  ])('name %s with its line', (_what, text, named) => {
    expect(() => readReleaseNotes(text)).toThrow(new RegExp(`${named}.*line \\d`));
  });
});

/** In the order of the standard, the lowest first. */
const ORDER = [
  '0.9.10',
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-alpha.beta',
  '1.0.0-beta',
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.0',
  '1.9.0',
  '1.10.0-rc.1',
  '1.10.0',
  '2.0.0',
];

describe('the order of versions', () => {
  it('is that of semver 2.0', () => {
    expect(ORDER.toReversed().sort(compareVersions)).toEqual(ORDER);
  });

  it('is one: turned round it says the opposite, and a version equals itself alone', () => {
    const version = fc
      .tuple(
        fc.nat(30),
        fc.nat(30),
        fc.nat(30),
        fc.option(
          fc.array(fc.oneof(fc.nat(30).map(String), fc.constantFrom('rc', 'alpha')), { minLength: 1, maxLength: 3 }),
        ),
      )
      .map(([major, minor, patch, preview]) => `${major}.${minor}.${patch}${preview ? `-${preview.join('.')}` : ''}`);
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) + 0);
        expect(compareVersions(a, b) === 0).toBe(a === b);
        if (compareVersions(a, b) <= 0 && compareVersions(b, c) <= 0)
          expect(compareVersions(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
