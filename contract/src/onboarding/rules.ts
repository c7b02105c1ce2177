// The rules of a person's papers: their states, what has to be answered, whose name is signed (B8-01, B8-02).

import type { Values } from '../message.ts';
import { type Machine, machine } from '../record/machine.ts';
import { addDays, isPlainDate } from '../values/calendar-days.ts';
import { folded } from '../values/folded.ts';
import type { PlainDate } from '../values/plain-date.ts';
import type { PaperStatus } from './paper-model.ts';
import { BIRTHDAY_KEY, isAsked, type TemplateBlock } from './template-text.ts';
import { type AccountFault, accountFaults, isNameOfBank, WAGE_ACCOUNT_KEYS } from './wage-accounts.ts';

export type PaperAction = 'save' | 'amend' | 'submit' | 'accept' | 'return' | 'withdraw' | 'take-back';
/** Whose paper it is, and HR; nobody is both of one paper. */
export type PaperParty = 'person' | 'hr';

export const paperMachine: Machine<PaperStatus, PaperAction, PaperParty> = machine<PaperStatus, PaperParty>()({
  save: { from: ['requested', 'in_progress'], to: 'in_progress', by: 'person' },
  amend: { from: ['returned'], to: 'returned', by: 'person' },
  submit: { from: ['requested', 'in_progress', 'returned'], to: 'submitted', by: 'person' },
  accept: { from: ['submitted'], to: 'accepted', by: 'hr' },
  return: { from: ['submitted'], to: 'returned', by: 'hr' },
  withdraw: { from: ['accepted'], to: 'withdrawn', by: 'person' },
  'take-back': { from: ['requested', 'in_progress'], to: 'taken_back', by: 'hr' },
});

/** The states in which it is the person's turn. */
export const PERSONS_TURN: readonly PaperStatus[] = ['requested', 'in_progress', 'returned'];

/** People are reminded three days before, on the day, and each week after it, for two months. */
const DAYS_OF_REMINDERS = [-3, 0, 7, 14, 21, 28, 35, 42, 49, 56] as const;

/** The newest day on which a paper due on a day is reminded of by itself (B8-05); null where none has come. */
export function reminderDay(dueOn: PlainDate, today: PlainDate): PlainDate | null {
  return DAYS_OF_REMINDERS.map((days) => addDays(dueOn, days)).findLast((day) => day <= today) ?? null;
}

const OF_AGE = 18;

/** True where somebody born on a day is not yet 18 on another: who is born on 29 February is, from 1 March on. */
export function isBelow18(birthday: PlainDate, day: PlainDate): boolean {
  return `${Number(birthday.slice(0, 4)) + OF_AGE}${birthday.slice(4)}` > day;
}

/** The same name in whatever width, kind of kanji and spacing it is typed; never a blank one. */
export function isSameName(typed: string, registered: string): boolean {
  return folded(typed) !== '' && folded(typed) === folded(registered);
}

export interface FilledPaper {
  /** Null or blank: not answered. */
  readonly answers: Readonly<Record<string, string | null>>;
  readonly agreed: Readonly<Record<string, boolean>>;
  readonly guardianName: string;
  readonly guardianRelation: string;
}

export interface PaperFault {
  readonly field: string;
  readonly code: 'required' | 'date' | 'consent-required' | 'signature-differs' | AccountFault;
  readonly values?: Values;
}

const isBlank = (text: string | null | undefined) => (text ?? '').trim() === '';

/** True where the paper asks for a guardian, and its person is below 18 on the day. */
export function needsGuardian(blocks: readonly TemplateBlock[], paper: FilledPaper, day: PlainDate): boolean {
  const birthday = paper.answers[BIRTHDAY_KEY] ?? '';
  return (
    blocks.some(({ kind }) => kind === 'guardian') && isPlainDate(birthday) && isBelow18(birthday as PlainDate, day)
  );
}

/** The faults that keep a paper from being handed in on a day, in the order of its text; none: it may be. */
export function paperFaults(
  blocks: readonly TemplateBlock[],
  paper: FilledPaper,
  signed: {
    readonly name: string;
    readonly registered: string;
    /** The registered reading; null for somebody without an employee record. */
    readonly kana: string | null;
    readonly day: PlainDate;
  },
): readonly PaperFault[] {
  const asked = blocks.flatMap((block): readonly PaperFault[] => {
    if (block.kind === 'accounts') return accountFaults(paper.answers, signed.kana, signed.day);
    if (!isAsked(block)) return [];
    if (block.kind === 'consent') {
      const isMissing = block.isRequired && paper.agreed[block.key] !== true;
      return isMissing ? [{ field: `agreed.${block.key}`, code: 'consent-required' }] : [];
    }
    const [field, answer] = [`answers.${block.key}`, paper.answers[block.key]];
    if (isBlank(answer)) return block.isRequired ? [{ field, code: 'required' }] : [];
    return block.input === 'day' && !isPlainDate(answer ?? '') ? [{ field, code: 'date' }] : [];
  });
  const guardian = needsGuardian(blocks, paper, signed.day)
    ? (['guardianName', 'guardianRelation'] as const).filter((field) => isBlank(paper[field]))
    : [];
  return [
    ...asked,
    ...guardian.map((field) => ({ field, code: 'required' as const })),
    ...(isSameName(signed.name, signed.registered)
      ? []
      : [{ field: 'signedName', code: 'signature-differs' as const }]),
  ];
}

/** Only what the text asks for is kept: an answer to an older text's question goes with it. */
export function askedOnly(blocks: readonly TemplateBlock[], paper: FilledPaper): FilledPaper {
  const keysOf = (kind: 'field' | 'consent') => blocks.flatMap((block) => (block.kind === kind ? [block.key] : []));
  const hasGuardian = blocks.some(({ kind }) => kind === 'guardian');
  const accountKeys = blocks.some(({ kind }) => kind === 'accounts') ? WAGE_ACCOUNT_KEYS : [];
  return {
    answers: Object.fromEntries([...keysOf('field'), ...accountKeys].map((key) => [key, paper.answers[key] ?? ''])),
    agreed: Object.fromEntries(keysOf('consent').map((key) => [key, paper.agreed[key] ?? false])),
    guardianName: hasGuardian ? paper.guardianName : '',
    guardianRelation: hasGuardian ? paper.guardianRelation : '',
  };
}

/** Names of the fields that two submissions answer differently. */
export function changedAnswers(before: FilledPaper, after: FilledPaper): readonly string[] {
  const differing = (name: 'answers' | 'agreed') =>
    [...new Set([...Object.keys(before[name]), ...Object.keys(after[name])])]
      .filter((key) => !isNameOfBank(key) && (before[name][key] || '') !== (after[name][key] || ''))
      .map((key) => `${name}.${key}`);
  const guardian = (['guardianName', 'guardianRelation'] as const).filter((name) => before[name] !== after[name]);
  return [...differing('answers'), ...differing('agreed'), ...guardian];
}

/** The optional items that were agreed to and not withdrawn since: those that may be. */
export function withdrawable(
  blocks: readonly TemplateBlock[],
  agreed: FilledPaper['agreed'],
  withdrawn: readonly string[],
): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'consent' && !block.isRequired && agreed[block.key] && !withdrawn.includes(block.key)
      ? [block.key]
      : [],
  );
}

/** True where nothing of a paper stands once an item is withdrawn: it asked for nothing but optional consents. */
export function endsWith(
  blocks: readonly TemplateBlock[],
  agreed: FilledPaper['agreed'],
  withdrawn: readonly string[],
): boolean {
  const isMoot = blocks.filter(isAsked).every((block) => block.kind === 'consent' && !block.isRequired);
  return isMoot && withdrawable(blocks, agreed, withdrawn).length === 0;
}
