import type { Profile } from '@madoguchi/contract/profile/model.ts';
import { showProfile as operation } from '@madoguchi/contract/profile/operations.ts';
import { viewerOf } from '@madoguchi/contract/profile/visibility.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { fieldsFor, profileFor } from './profile-view.ts';
import { findOwnProfile, findProfile, type ProfileRow } from './store.ts';

/** An account without an employee record, an operator's: its name and address, and nothing to tell. */
function accountAlone({ displayName, email }: Actor): Profile {
  const person = { employeeId: null, name: displayName, kana: '', email, department: null, position: null };
  return { person: { ...person, photoURL: null }, about: null, own: null };
}

async function ownProfile(ground: Ground, actor: Actor): Promise<Profile> {
  if (actor.employee === null) return accountAlone(actor);
  const row = (await findOwnProfile(ground.pool, actor.employee.id)) ?? refuse('not-signed-in');
  return profileFor(row, 'self');
}

function isEmployed({ joinedOn, leftOn }: ProfileRow, today: string): boolean {
  return joinedOn <= today && (leftOn === null || leftOn >= today);
}

/** Nobody, nobody any more, and nobody for this caller are answered alike (T3). */
export const showProfile = handle(operation, async ({ ground, actor, input, own, opened }) => {
  const { employeeId = actor.employee?.number } = input;
  if (employeeId === actor.employee?.number) return own(await ownProfile(ground, actor));
  const viewer = viewerOf(actor);
  const row = await findProfile(ground.pool, employeeId ?? '');
  const isSeen = row !== null && (viewer === 'hr' || isEmployed(row, ground.clock.today()));
  if (viewer === null || !isSeen) return refuse('not-found');
  const noted = { target: ['employee', row.employeeId], difference: { fields: fieldsFor(row, viewer) } } as const;
  return opened(noted, profileFor(row, viewer));
});
