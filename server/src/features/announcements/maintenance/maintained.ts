// What every write of a maintainer does: look at the newest state, refuse what is late, tell open pages.
import type { AnnouncementHeader, MaintainedAnnouncement } from '@madoguchi/contract/announcements/model.ts';
import { PHASE_NAMES } from '@madoguchi/contract/announcements/names.ts';
import { type AnnouncementAction, announcementMachine, whyNot } from '@madoguchi/contract/announcements/rules.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { Ground } from '../../../platform/ground.ts';
import type { Commit, Committed } from '../../../platform/http/handler.ts';
import { allow, refuse } from '../../../platform/http/problem.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import type { Asked } from './lists-store.ts';
import { findMaintained, stepAnnouncement } from './maintenance-store.ts';

/** @throws Problem `not-found`; `stale` with the newer state where a version is given that is not the newest */
export async function maintained(ground: Ground, id: string, version?: number): Promise<MaintainedAnnouncement> {
  const found = (await findMaintained(ground.pool, id)) ?? refuse('not-found');
  if (version !== undefined && version !== found.version) refuse('stale', { current: found });
  return found;
}

/**
 * Whose confirmation an announcement asks for today.
 * @throws Problem `not-found`
 */
export async function askedOf(ground: Ground, id: string): Promise<Asked> {
  const { edition, audience, departments } = await maintained(ground, id);
  return { id, edition, audience, departments, today: ground.clock.today() };
}

/** Tells everybody signed in, once it is committed: each page reads again what is for its person. */
export function tell(ground: Ground, announcementId: string): void {
  ground.live.announce({ kind: 'announcement-changed', announcementId }, { rule: 'signed-in', employeeId: null });
}

interface Stepping {
  readonly ground: Ground;
  readonly actor: Actor;
  readonly now: string;
  readonly language: Language;
  readonly input: { readonly id: string; readonly version: number };
  readonly commit: Commit<AnnouncementHeader>;
}

/** Takes an announcement from its state to the action's. */
export async function step(stepping: Stepping, action: AnnouncementAction): Promise<Committed<AnnouncementHeader>> {
  const { ground, actor, now, language, input, commit } = stepping;
  const { id, version } = input;
  const before = await maintained(ground, id);
  const { status: from, edition } = before;
  const refusal = whyNot(from, action);
  const status = from === 'published' ? PHASE_NAMES.current : PHASE_NAMES[from];
  if (refusal === 'wrong-state') {
    refuse(refusal, { values: { thing: THING[language], status: status[language] }, current: before });
  }
  allow(refusal);
  if (version !== before.version) refuse('stale', { current: before });
  const to = announcementMachine.transitions[action].to;
  const done = await commit(
    stepAnnouncement,
    { id, version, from, to, by: actor.accountId, at: now, fact: uuidAt(now) },
    {
      target: ['announcement', id],
      difference: { status: [from, to], edition },
      answer: { id, status: to, version: version + 1, edition, updatedAt: now },
    },
  );
  if (done === null) return refuse('stale', { current: await maintained(ground, id) });
  tell(ground, id);
  return done;
}

const THING = { ja: 'お知らせ', en: 'announcement' } as const;
