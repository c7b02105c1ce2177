// Release notes as they stand in CHANGELOG.md, read for the page and the feed (S2-27).
import type { Language, Text, Texts } from '../message.ts';
import { isPlainDate, tokyoDay } from '../values/calendar-days.ts';
import type { PlainDate } from '../values/plain-date.ts';

export const CHANGE_KINDS = ['new', 'fixed', 'breaking'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** As the page and the file head them. */
export const CHANGE_KIND_NAMES: Texts<ChangeKind> = {
  new: { ja: '新機能', en: 'New' },
  fixed: { ja: '修正', en: 'Fixed' },
  breaking: { ja: '互換性のない変更', en: 'Breaking' },
};

export interface Release {
  readonly version: string;
  /** In Asia/Tokyo. */
  readonly day: PlainDate;
  /** Texts in Markdown, by kind; a kind without any is absent. */
  readonly changes: Readonly<Partial<Record<ChangeKind, readonly string[]>>>;
}

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z.-]+))?$/;
const HEAD = /^## (\S+) [-–—] (\S+)\s*$/;
const KIND_HEAD = /^### (.+?)\s*$/;
const ITEM = /^[-*] (.+)$/;
const CONTINUED = /^\s+(\S.*)$/;

export const isVersion = (text: string): boolean => VERSION.test(text);

/** A fault of the file, with the line that has it: the file is ours, and a test reads it. */
class ChangelogFault extends Error {
  constructor(what: string, line: number) {
    super(`The changelog has ${what} in line ${line}`);
  }
}

function dayOf(written: string, line: number): PlainDate {
  if (isPlainDate(written)) return written as PlainDate;
  const epochMs = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(written) ? Date.parse(written) : Number.NaN;
  if (Number.isNaN(epochMs)) throw new ChangelogFault(`“${written}”, which is no day`, line);
  return tokyoDay(epochMs);
}

function kindOf(written: string, line: number): ChangeKind {
  const kind = CHANGE_KINDS.find((one) => Object.values<string>(CHANGE_KIND_NAMES[one]).includes(written));
  if (kind === undefined) throw new ChangelogFault(`“${written}”, which is no kind of change`, line);
  return kind;
}

type Draft = {
  readonly version: string;
  readonly day: PlainDate;
  readonly changes: Partial<Record<ChangeKind, string[]>>;
};

function begun(version: string, written: string, before: readonly Draft[], line: number): Draft {
  if (!isVersion(version)) throw new ChangelogFault(`“${version}”, which is no version`, line);
  if (before.some((one) => one.version === version)) throw new ChangelogFault(`${version} twice`, line);
  return { version, day: dayOf(written, line), changes: {} };
}

/** Takes a line of a kind's texts: a text of its own, or the rest of the one before that was broken into lines. */
function take(changes: Draft['changes'], kind: ChangeKind, line: string): void {
  const texts = changes[kind] ?? [];
  const item = ITEM.exec(line)?.[1];
  const more = CONTINUED.exec(line)?.[1];
  if (item !== undefined) changes[kind] = [...texts, item];
  else if (more !== undefined && texts.length > 0) changes[kind] = [...texts.slice(0, -1), `${texts.at(-1)} ${more}`];
}

/** The releases of a changelog, the newest version first whatever their order in the file. */
export function readReleaseNotes(text: string): Release[] {
  const releases: Draft[] = [];
  let kind: ChangeKind | null = null;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, version, written = ''] = HEAD.exec(line) ?? [];
    const head = KIND_HEAD.exec(line)?.[1];
    if (version !== undefined) {
      releases.push(begun(version, written, releases, index + 1));
      kind = null;
    } else if (head !== undefined) kind = kindOf(head, index + 1);
    else if (kind !== null) take(releases.at(-1)?.changes ?? {}, kind, line);
  }
  return releases.sort((a, b) => compareVersions(b.version, a.version));
}

/** Below 0 where `a` comes before `b`: 1.9.0, 1.10.0-rc.1, 1.10.0 (semver 2.0, section 11). */
export function compareVersions(a: string, b: string): number {
  const [, ...ofA] = VERSION.exec(a) ?? [];
  const [, ...ofB] = VERSION.exec(b) ?? [];
  for (const place of [0, 1, 2]) {
    const difference = Number(ofA[place] ?? 0) - Number(ofB[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return comparePreviews(ofA[3], ofB[3]);
}

/** Compares the parts behind the hyphen: a version without them comes last; figures come before words. */
function comparePreviews(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const [left, right] = [a.split('.'), b.split('.')];
  for (let place = 0; place < Math.max(left.length, right.length); place += 1) {
    const difference = compareParts(left[place], right[place]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareParts(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(b === undefined) - Number(a === undefined);
  const [isFigureA, isFigureB] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (isFigureA && isFigureB) return Number(a) - Number(b);
  if (isFigureA !== isFigureB) return isFigureA ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

/** The id of a version on the page: its address is the page's with `#` and this. */
export const releaseAnchor = (version: string): string => `v${version}`;

/** Titles the feed, in its language. */
export const FEED_TITLE: Text = { ja: '窓口 リリースノート', en: 'Madoguchi release notes' };

/** The file of a language, from the root of the repository. */
export const CHANGELOG_FILES: Readonly<Record<Language, string>> = { ja: 'CHANGELOG.ja.md', en: 'CHANGELOG.md' };

/** The address of the feed, without the portal's prefix. It asks for no session: readers of feeds have none. */
export const FEED_PATH = '/api/release-notes.rss';
