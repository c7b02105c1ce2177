// A Markdown file of the manual as the portal reads it: sections with the anchors that both languages share, words to be found
// by, and links that lead to pages instead of files. GitHub shows the same file as it is.
import { MANUAL_PAGES } from '@madoguchi/contract/documentation/pages.ts';

export interface ManualSection {
  /** Stands behind the `#` of the address. */
  readonly anchor: string;
  readonly heading: string;
  /** Words by which people look for it besides those that it says. */
  readonly keywords: string;
  /** Markdown, its headings one level up: the section has its own. */
  readonly body: string;
}

export interface ManualText {
  readonly title: string;
  /** Before the first section. */
  readonly lead: string;
  readonly sections: readonly ManualSection[];
}

const FENCE = /^(?:```|~~~)/;
const TITLE = /^# (.+)$/;
const HEADING = /^## (.+)$/;
const ANCHOR = /^<a id="([\w-]+)"><\/a>$/;
const KEYWORDS = /^<!-- keywords: (.*) -->$/;
const COMMENT = /^<!--.*-->$/;
const LINK = /(!?\[[^\]]*\])\(([^)\s]+)\)/g;

/** The anchor that GitHub gives a heading, for texts that set none of their own. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

interface Draft {
  readonly anchor: string;
  readonly heading: string;
  keywords: string;
  readonly lines: string[];
}

type Marked = Partial<Record<'title' | 'heading' | 'anchor' | 'keywords', string>>;

/** The line as a mark of the page; `null` for a line that is read. Listings say nothing of the page. */
function markOf(line: string): Marked | null {
  const shapes = { title: TITLE, heading: HEADING, anchor: ANCHOR, keywords: KEYWORDS } as const;
  for (const [name, shape] of Object.entries(shapes)) {
    const said = shape.exec(line)?.[1];
    if (said !== undefined) return { [name]: said };
  }
  return COMMENT.test(line) ? {} : null;
}

/** Reads a file of the manual. */
export function readManualText(source: string): ManualText {
  let title = '';
  let anchor: string | null = null;
  let isCode = false;
  const lead: Draft = { anchor: '', heading: '', keywords: '', lines: [] };
  const drafts = [lead];
  for (const line of source.split(/\r?\n/)) {
    const draft = drafts.at(-1) ?? lead;
    const mark = isCode ? null : markOf(line);
    if (FENCE.test(line)) isCode = !isCode;
    if (mark === null) draft.lines.push(isCode ? line : line.replace(/^#(?=##)/, ''));
    if (mark?.title !== undefined) title = mark.title;
    if (mark?.anchor !== undefined) anchor = mark.anchor;
    if (mark?.keywords !== undefined) draft.keywords = mark.keywords;
    if (mark?.heading === undefined) continue;
    drafts.push({ anchor: anchor ?? anchorOf(mark.heading), heading: mark.heading, keywords: '', lines: [] });
    anchor = null;
  }
  const [, ...sections] = drafts.map(({ lines, ...one }) => ({ ...one, body: lines.join('\n').trim() }));
  return { title, lead: lead.lines.join('\n').trim(), sections };
}

const PAGE_OF_TEXT: ReadonlyMap<string, string> = new Map(
  MANUAL_PAGES.flatMap(({ text, path }) => (text === null ? [] : [[text, path] as const])),
);

/** Where a link of a text leads in the portal; null where the manual has no such page. Texts of `docs/users` name others beside them. */
function pagePathOf(written: string, isUsers: boolean): string | null {
  const [file = '', anchor] = written.split('#');
  const name = file.replace(/(?:\.(?:ja|en))?\.md$/, '');
  const inDocs = name.startsWith('../') ? name.slice(3) : `${isUsers ? 'users/' : ''}${name}`;
  const path = PAGE_OF_TEXT.get(inDocs);
  if (path === undefined) return null;
  return anchor === undefined ? path : `${path}#${anchor}`;
}

const isFile = (written: string) => !/^(?:[a-z]+:|\/|#)/i.test(written);

/** The text with its links as the portal follows them. What leads to a file that is no page of the manual is told by its words. */
export function withPageLinks(body: string, isUsers: boolean): string {
  return body.replace(LINK, (whole, label: string, written: string) => {
    if (label.startsWith('!') || !isFile(written)) return whole;
    const path = pagePathOf(written, isUsers);
    return path === null ? label.slice(1, -1) : `${label}(${path})`;
  });
}
