// Code that must not compile. Never run: the type check of this file is the proof, and fails where one of these compiles.
import { read, view, write } from '@madoguchi/contract/operation.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import * as z from 'zod';
import type { Change } from '../src/platform/db/change.ts';
import { type Commit, type Handler, type HandlersFor, handle } from '../src/platform/http/handler.ts';
import { refuse } from '../src/platform/http/problem.ts';

const nothing = z.strictObject({});
const Done = z.object({ done: z.boolean() });

const look = read('things.look', {
  at: ['GET', '/api/things'],
  access: 'staff',
  input: nothing,
  output: z.array(z.string()),
  refuses: [],
});
const change = write('things.change', {
  at: ['POST', '/api/things'],
  access: 'admin',
  input: nothing,
  output: Done,
  refuses: ['stale'],
  records: 'preference.saved',
});
type Things = readonly [typeof look, typeof change];

declare const looked: Handler<typeof look>;
declare const changed: Handler<typeof change>;
declare const prepared: Change<object>;
declare const commit: Commit<z.infer<typeof Done>>;

/** As it should be: this compiles, so that what follows fails for its own reason alone. */
export const complete = { 'things.look': looked, 'things.change': changed } satisfies HandlersFor<Things>;

export const missing = {
  'things.look': looked,
  // @ts-expect-error — an operation of the table has no handler
} satisfies HandlersFor<Things>;

export const extra = {
  'things.look': looked,
  'things.change': changed,
  // @ts-expect-error — a handler answers an operation that the table does not know
  'things.forget': changed,
} satisfies HandlersFor<Things>;

export const exchanged = {
  'things.look': looked,
  // @ts-expect-error — a handler of a read stands where a change is asked for
  'things.change': looked,
} satisfies HandlersFor<Things>;

// @ts-expect-error — the answer is not the one of the contract
export const otherAnswer = handle(look, async () => [1, 2, 3]);

// @ts-expect-error — a change that is answered without being committed, and so without its record
export const unrecorded = handle(change, async () => ({ done: true }));

export const otherChange = () =>
  // @ts-expect-error — what is committed answers something else than the contract says
  commit(prepared, {}, { target: null, difference: {}, answer: { done: 'yes' } });

export const silent = () =>
  // @ts-expect-error — a change says nothing of what it did, nor to what
  commit(prepared, {}, { answer: { done: true } });

/** As it should be, again: a change that is committed with its record. */
export const recorded = handle(change, async (context) => {
  const done = await context.commit(prepared, {}, { target: null, difference: {}, answer: { done: true } });
  return done ?? refuse('stale');
});

const person = view('people.show', {
  at: ['GET', '/api/people/:id'],
  access: 'staff',
  input: z.strictObject({ id: z.string() }),
  output: Done,
  refuses: ['not-found'],
  records: 'profile.opened',
});

/** As it should be: another's record is answered once it is on record who opened it; one's own needs no record. */
export const opened = handle(person, async ({ input, actor, own, opened: recorded }) =>
  input.id === actor.accountId ? own({ done: true }) : recorded({ target: ['employee', input.id] }, { done: true }),
);

// @ts-expect-error — another person's record is answered, and nobody has said whether its opening is recorded
export const unseen = handle(person, async () => ({ done: true }));

export const nobodys = handle(person, async ({ opened: recorded }) =>
  // @ts-expect-error — an opening says not whose record it was
  recorded({ difference: {} }, { done: true }),
);

export const unworded = view('people.unworded', {
  at: ['GET', '/api/people'],
  access: 'staff',
  input: nothing,
  output: Done,
  refuses: [],
  // @ts-expect-error — an event that nobody could read on the screen of the audit trail
  records: 'person.looked-at',
});

export const strange = handle(person, async ({ opened: recorded }) =>
  // @ts-expect-error — a target of a kind that has no words
  recorded({ target: ['somebody', 'id'] }, { done: true }),
);

// @ts-expect-error — a view names no event to be recorded
export const unnoticed = view('people.unnoticed', {
  at: ['GET', '/api/people'],
  access: 'staff',
  input: nothing,
  output: Done,
  refuses: [],
});

// @ts-expect-error — nobody says who may call it
export const open = read('things.open', { at: ['GET', '/api/open'], input: nothing, output: Done, refuses: [] });

export const anyone = read('things.anyone', {
  at: ['GET', '/api/anyone'],
  // @ts-expect-error — there is no such rule of access
  access: 'everyone',
  input: nothing,
  output: Done,
  refuses: [],
});

// @ts-expect-error — a change names no event to be recorded
export const unnamed = write('things.unnamed', {
  at: ['POST', '/api/unnamed'],
  access: 'staff',
  input: nothing,
  output: Done,
  refuses: [],
});

export const wordless = read('things.wordless', {
  at: ['GET', '/api/wordless'],
  access: 'any',
  input: nothing,
  output: Done,
  // @ts-expect-error — a refusal that has no words and no status
  refuses: ['not-in-the-mood'],
});

export const elsewhere = read('things.elsewhere', {
  // @ts-expect-error — an operation lives below /api/
  at: ['GET', '/elsewhere'],
  access: 'any',
  input: nothing,
  output: Done,
  refuses: [],
});

const screen = { id: 'things', path: '/apps/things', title: { ja: 'もの', en: 'Things' } } as const;

export const usable: Screen = { ...screen, access: 'staff', uses: ['expense-claims.show'] };

// @ts-expect-error — a screen uses an operation that there is not
export const lost: Screen = { ...screen, access: 'staff', uses: ['things.forget'] };

// @ts-expect-error — a screen says not who may see it
export const ownerless: Screen = { ...screen, uses: [] };
