// Changing one section of one's own About: the others stay as they are, and the version guards them all.
import type { ParsedInputOf } from '@madoguchi/contract/operation.ts';
import type { ProfileContent } from '@madoguchi/contract/profile/model.ts';
import { changeContact, changeGeneral, changeWork } from '@madoguchi/contract/profile/operations.ts';
import type { ProfileVisibility } from '@madoguchi/contract/profile/visibility.ts';
import { handle, type WriteContext } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { ownEmployee } from './own-employee.ts';
import { differenceOf } from './profile-difference.ts';
import { chosenVisibility, profileFor } from './profile-view.ts';
import { findOwnProfile, type ProfileRow, saveProfile } from './store.ts';

type Context =
  | WriteContext<typeof changeGeneral>
  | WriteContext<typeof changeWork>
  | WriteContext<typeof changeContact>;

interface Section {
  readonly version: number;
  readonly content: Partial<ProfileContent>;
  readonly visibility: Partial<ProfileVisibility>;
}

const stale = (row: ProfileRow) => refuse('stale', { current: profileFor(row, 'self') });

function contentOf(row: ProfileRow): ProfileContent {
  const { birthday, gender, locations, occupation, skills, jobs, postalCode, address, privatePhone } = row;
  return { birthday, gender, locations, occupation, skills, jobs, postalCode, address, privatePhone };
}

async function change({ ground, actor, now, commit }: Context, { version, content, visibility }: Section) {
  const { id, number } = ownEmployee(actor);
  const row = (await findOwnProfile(ground.pool, id)) ?? refuse('not-signed-in');
  if (row.version !== version) return stale(row);
  const before = { content: contentOf(row), visibility: chosenVisibility(row) };
  const after = {
    content: { ...before.content, ...content },
    visibility: { ...before.visibility, ...visibility },
  };
  const { jobs, ...plain } = after.content;
  const done = await commit(
    saveProfile,
    { id, version, ...plain, jobs: JSON.stringify(jobs), visibility: JSON.stringify(after.visibility), at: now },
    {
      target: ['employee', number],
      difference: differenceOf(before, after),
      answer: { version: version + 1 },
    },
  );
  return done ?? stale((await findOwnProfile(ground.pool, id)) ?? refuse('not-signed-in'));
}

/** Whoever is not born yet has no birthday here: the schema knows no clock. */
function bornBy({ birthday }: ParsedInputOf<typeof changeGeneral>, today: string): void {
  if (birthday === null || birthday <= today) return;
  refuse('invalid', { fields: [{ field: 'birthday', code: 'birthday' }], values: { n: 1 } });
}

export const changeProfile = {
  general: handle(changeGeneral, async (context) => {
    const { version, visibility, ...content } = context.input;
    bornBy(context.input, context.ground.clock.today());
    return change(context, { version, content, visibility });
  }),
  work: handle(changeWork, async (context) => {
    const { version, visibility, ...content } = context.input;
    return change(context, { version, content, visibility });
  }),
  contact: handle(changeContact, async (context) => {
    const { version, ...content } = context.input;
    return change(context, { version, content, visibility: {} });
  }),
};
