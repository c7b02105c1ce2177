// Courses are the company's; where somebody stands in one, their notes and certificates are theirs.
import { randomUUID } from 'node:crypto';
import type { ACADEMY_OPERATIONS } from '@madoguchi/contract/academy/operations.ts';
import { published } from '../academy.ts';
import type { World } from '../world.ts';
import type { Entry } from './hidden-record.ts';

type Id = (typeof ACADEMY_OPERATIONS)[number]['id'];

const COURSE = {
  open: 'a course is the company’s: whoever may use the academy takes it, and writes of their own place in it alone (B9-06)',
} as const;
const MAINTAINED = {
  open: 'a course is the company’s: system people write, assign and account for it (B9-06)',
} as const;

async function completionRow(world: World, account: string): Promise<string> {
  const course = await published(world);
  const id = randomUUID();
  await world.pool.query(
    `insert into course_completions (id, course_id, account_id, edition, round_year, round_edition, fiscal_year, completed_at)
     values ($1, $2, $3, 1, 0, 1, 2026, now())`,
    [id, course.id, account],
  );
  return id;
}

export const ACADEMY_RECORDS: { readonly [Each in Id]?: Entry } = {
  'academy.source-course': COURSE,
  'academy.source-save': MAINTAINED,
  'academy.source-update': COURSE,
  'academy.course': COURSE,
  'academy.move': COURSE,
  'academy.read-step': COURSE,
  'academy.answer': COURSE,
  'academy.finish': COURSE,
  'academy.note': COURSE,
  'academy.picture': COURSE,
  'academy.certificate': {
    hides: {
      'a completion': async (world, { accountId }) => ({
        id: await completionRow(world, accountId),
        unknown: randomUUID(),
        input: (id) => ({ id }),
      }),
    },
    openTo: ['system', 'system people print everybody’s certificates as evidence (B9-06)'],
  },
  'academy.show-for-maintenance': MAINTAINED,
  'academy.create': MAINTAINED,
  'academy.change': MAINTAINED,
  'academy.publish': MAINTAINED,
  'academy.withdraw': MAINTAINED,
  'academy.assignments': MAINTAINED,
  'academy.assign': MAINTAINED,
  'academy.end-assignment': MAINTAINED,
};
