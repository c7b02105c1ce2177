import * as z from 'zod';
import { LONGEST_SEARCH } from '../list/list-state.ts';
import { read } from '../operation.ts';
import { text } from '../values/text.ts';
import { FoundPerson } from './model.ts';

/**
 * People who work here today, to choose one: by name in any writing, kana, or number. Best hits first: the very number,
 * then names and readings that begin with what was typed. A blank search finds the first of all by reading, an id the one
 * person whom a form or a record names by it.
 */
export const findPeople = read('people.find', {
  at: ['GET', '/api/people'],
  access: 'staff',
  /** Asked anew with each key that is typed. */
  shows: [],
  input: z.strictObject({
    q: text(LONGEST_SEARCH).default(''),
    /** The same in kana, where Latin letters were typed (`sato` → さと): either may be what is meant. */
    reading: text(LONGEST_SEARCH).default(''),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  output: z.object({ people: z.array(FoundPerson) }),
  refuses: [],
});

export const PEOPLE_OPERATIONS = [findPeople] as const;
