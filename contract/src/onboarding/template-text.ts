// The text of a paper: Markdown whose lines in brackets are fields to fill in and items to agree to (B8-01). The same blocks make
// the form, the preview and the PDF, so that these cannot differ.
import { type PaperKind, WAGE_PAPER } from './kinds.ts';
import { WAGE_ACCOUNT_KEYS } from './wage-accounts.ts';

export type FieldInput = 'line' | 'lines' | 'day';

/** A part that its person answers. */
export type AskedBlock =
  | { readonly kind: 'consent'; readonly key: string; readonly text: string; readonly isRequired: boolean }
  | {
      readonly kind: 'field';
      readonly key: string;
      readonly text: string;
      readonly isRequired: boolean;
      readonly input: FieldInput;
    };

export type TemplateBlock =
  | AskedBlock
  | { readonly kind: 'heading'; readonly text: string; readonly level: 2 | 3 }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'entry'; readonly text: string; readonly mark: string }
  /** The name and relation of a guardian, asked of those below 18. */
  | { readonly kind: 'guardian' }
  /** The accounts that wages go to: `wage-accounts.ts`. */
  | { readonly kind: 'accounts' };

export type TemplateFault =
  | 'template-bracket'
  | 'template-key-twice'
  | 'template-nothing-asked'
  | 'template-guardian-birthday'
  | 'template-accounts'
  | 'template-english-differs';

export interface FaultOfLine {
  readonly code: TemplateFault;
  /** From 1; 0 where it is the text as a whole. */
  readonly line: number;
}

export interface ReadTemplate {
  readonly blocks: readonly TemplateBlock[];
  readonly faults: readonly FaultOfLine[];
}

/** The field that says how old its person is. */
export const BIRTHDAY_KEY = 'birthday';

const CONSENT_WORDS = ['同意', 'consent'];
const FIELD_WORDS = ['入力', 'field'];
const GUARDIAN_WORDS = ['保護者', 'guardian'];
const ACCOUNTS_WORDS = ['振込口座', 'accounts'];
const OPTIONAL_WORDS = ['任意', 'optional'];
const INPUT_WORDS: Readonly<Record<string, FieldInput>> = { 複数行: 'lines', lines: 'lines', 日付: 'day', date: 'day' };
const KEY = /^[a-z][a-z0-9-]{0,29}$/;

/** `[同意:photo 任意] 文`, `[field:address lines] Address`, `[保護者]`, `[振込口座]`; null where the bracket cannot be read. */
function readBracket(
  head: string,
  text: string,
): Exclude<TemplateBlock, { readonly text: string }> | AskedBlock | null {
  const [named = '', ...options] = head.trim().split(/[\s　]+/);
  const [word = '', key = '', ...more] = named.replace('：', ':').split(':');
  if (GUARDIAN_WORDS.includes(named) && options.length === 0 && text === '') return { kind: 'guardian' };
  if (ACCOUNTS_WORDS.includes(named) && options.length === 0 && text === '') return { kind: 'accounts' };
  if (!KEY.test(key) || more.length > 0 || text === '') return null;
  const isRequired = !options.some((option) => OPTIONAL_WORDS.includes(option));
  const others = options.filter((option) => !OPTIONAL_WORDS.includes(option));
  if (CONSENT_WORDS.includes(word)) return others.length === 0 ? { kind: 'consent', key, text, isRequired } : null;
  const input = others.length === 0 ? 'line' : INPUT_WORDS[others[0] ?? ''];
  if (!FIELD_WORDS.includes(word) || others.length > 1 || input === undefined) return null;
  return { kind: 'field', key, text, isRequired, input };
}

function readLine(line: string): TemplateBlock | null {
  const bracket = /^\[([^\]]*)\](?!\()\s*(.*)$/.exec(line);
  if (bracket !== null) return readBracket(bracket[1] ?? '', (bracket[2] ?? '').trim());
  const heading = /^(#{1,4})\s+(.+)$/.exec(line);
  if (heading !== null) {
    return { kind: 'heading', level: (heading[1] ?? '').length > 2 ? 3 : 2, text: (heading[2] ?? '').trim() };
  }
  const entry = /^(?:[-*]|(\d{1,3})[.)])\s+(.+)$/.exec(line);
  if (entry === null) return { kind: 'paragraph', text: line };
  return { kind: 'entry', mark: entry[1] === undefined ? '・' : `${entry[1]}.`, text: (entry[2] ?? '').trim() };
}

export const isAsked = (block: TemplateBlock): block is AskedBlock =>
  block.kind === 'consent' || block.kind === 'field';

/** The answers that a block asks for. */
function keysOf(block: TemplateBlock): readonly string[] {
  if (block.kind === 'accounts') return WAGE_ACCOUNT_KEYS;
  return isAsked(block) ? [block.key] : [];
}

/** The blocks of a text; lines that stand together are one paragraph. Faults name their lines. */
export function readTemplate(text: string): ReadTemplate {
  const blocks: TemplateBlock[] = [];
  const faults: FaultOfLine[] = [];
  const keys = new Set<string>();
  let isOpen = false;
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const line = written.trim();
    const block = line === '' ? null : readLine(line);
    const before = blocks.at(-1);
    if (line !== '' && block === null) faults.push({ code: 'template-bracket', line: index + 1 });
    else if (block?.kind === 'paragraph' && isOpen && before?.kind === 'paragraph') {
      blocks[blocks.length - 1] = { kind: 'paragraph', text: `${before.text}\n${block.text}` };
    } else if (block !== null) {
      const asked = keysOf(block);
      if (asked.some((key) => keys.has(key))) faults.push({ code: 'template-key-twice', line: index + 1 });
      for (const key of asked) keys.add(key);
      blocks.push(block);
    }
    isOpen = block?.kind === 'paragraph';
  }
  return { blocks, faults };
}

/** The structure that both languages share: what is asked, in its order. */
function askedIn(blocks: readonly TemplateBlock[]): string {
  return blocks
    .filter((block) => isAsked(block) || block.kind === 'guardian' || block.kind === 'accounts')
    .map((block) => {
      if (!isAsked(block)) return block.kind;
      return [block.kind, block.key, block.isRequired, block.kind === 'field' ? block.input : ''].join(' ');
    })
    .join('\n');
}

export interface TemplateTexts {
  readonly title: string;
  readonly titleEn: string;
  readonly text: string;
  readonly textEn: string;
}

/** Where a text keeps its paper from being published, each fault at its field; none: it may be. */
export function templateFaults(
  kind: PaperKind,
  texts: TemplateTexts,
): readonly {
  readonly field: keyof TemplateTexts;
  readonly code: TemplateFault | 'required' | 'both-in-english-template';
  readonly line: number;
}[] {
  const [ja, en] = [readTemplate(texts.text), readTemplate(texts.textEn)];
  const isBlank = (field: keyof TemplateTexts) => texts[field].trim() === '';
  const whole = (field: keyof TemplateTexts, code: TemplateFault | 'required' | 'both-in-english-template') => ({
    field,
    code,
    line: 0,
  });
  const birthday = ja.blocks.find((block) => isAsked(block) && block.key === BIRTHDAY_KEY);
  const hasBirthday = birthday?.kind === 'field' && birthday.isRequired && birthday.input === 'day';
  const askedAccounts = ja.blocks.filter((block) => block.kind === 'accounts').length;
  const asksGuardian = ja.blocks.some(({ kind }) => kind === 'guardian');
  return [
    ...(['title', 'text'] as const).filter(isBlank).map((field) => whole(field, 'required')),
    ...ja.faults.map((fault) => ({ field: 'text' as const, ...fault })),
    ...en.faults.map((fault) => ({ field: 'textEn' as const, ...fault })),
    ...(isBlank('text') || ja.blocks.some(isAsked) ? [] : [whole('text', 'template-nothing-asked')]),
    ...(asksGuardian && !hasBirthday ? [whole('text', 'template-guardian-birthday')] : []),
    ...(isBlank('text') || askedAccounts === (kind === WAGE_PAPER ? 1 : 0) ? [] : [whole('text', 'template-accounts')]),
    ...(isBlank('titleEn') === isBlank('textEn')
      ? []
      : [whole(isBlank('titleEn') ? 'titleEn' : 'textEn', 'both-in-english-template')]),
    ...(isBlank('textEn') || en.faults.length > 0 || askedIn(ja.blocks) === askedIn(en.blocks)
      ? []
      : [whole('textEn', 'template-english-differs')]),
  ];
}

/** The bytes that the hash of a published text is made of: kind, number, titles and texts, each with its length. */
export function canonicalTemplate(kind: string, number: number, texts: TemplateTexts): string {
  const parts = [kind, String(number), texts.title, texts.text, texts.titleEn, texts.textEn];
  return ['madoguchi-onboarding-template 1', ...parts.map((part) => `${[...part].length}:${part}`)].join('\n');
}

/** The text in the language of a reader; Japanese where there is no English. */
export function templateIn(
  texts: TemplateTexts,
  language: 'ja' | 'en',
): { readonly title: string; readonly text: string } {
  const isEnglish = language === 'en' && texts.textEn.trim() !== '';
  return isEnglish ? { title: texts.titleEn, text: texts.textEn } : { title: texts.title, text: texts.text };
}

export interface MarkedLine {
  readonly mark: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** For each place in both texts, how many lines from there on they have in common at most. */
function commonFrom(old: readonly string[], now: readonly string[]): (i: number, j: number) => number {
  const rows: number[][] = [];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row: number[] = [];
    rows[i] = row;
    for (let j = now.length - 1; j >= 0; j -= 1) {
      row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), row[j + 1] ?? 0);
    }
  }
  return at;
}

/** The lines of two texts beside each other, by their longest common sequence. */
export function markedDifference(before: string, after: string): readonly MarkedLine[] {
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const common = commonFrom(old, now);
  const marked: MarkedLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [gone, come] = [old[i], now[j]];
    const isSame = gone !== undefined && gone === come;
    const isRemoved = !isSame && gone !== undefined && (come === undefined || common(i + 1, j) >= common(i, j + 1));
    marked.push({
      mark: isSame ? 'same' : isRemoved ? 'removed' : 'added',
      text: (isSame || isRemoved ? gone : come) ?? '',
    });
    if (isSame || isRemoved) i += 1;
    if (isSame || !isRemoved) j += 1;
  }
  return marked;
}

/** Bold parts of a line: `**…**`. */
export function spansOf(text: string): readonly { readonly text: string; readonly isStrong: boolean }[] {
  return text
    .split(/\*\*(.+?)\*\*/)
    .map((part, index) => ({ text: part, isStrong: index % 2 === 1 }))
    .filter(({ text: part }) => part !== '');
}
