// What every write of a maintainer does: look at the newest state, refuse what is late.
import type { FaqHeader, MaintainedFaqEntry } from '@madoguchi/contract/faq/model.ts';
import { FAQ_STATUS_NAMES } from '@madoguchi/contract/faq/names.ts';
import { type FaqAction, faqMachine } from '@madoguchi/contract/faq/rules.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { Ground } from '../../../platform/ground.ts';
import type { Commit, Committed } from '../../../platform/http/handler.ts';
import { allow, refuse } from '../../../platform/http/problem.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findMaintained, stepEntry } from './maintenance-store.ts';

/** @throws Problem `not-found`; `stale` with the newer state where a version is given that is not the newest */
export async function maintained(ground: Ground, id: string, version?: number): Promise<MaintainedFaqEntry> {
  const found = (await findMaintained(ground.pool, id)) ?? refuse('not-found');
  if (version !== undefined && version !== found.version) refuse('stale', { current: found });
  return found;
}

interface Stepping {
  readonly ground: Ground;
  readonly actor: Actor;
  readonly now: string;
  readonly language: Language;
  readonly input: { readonly id: string; readonly version: number };
  readonly commit: Commit<FaqHeader>;
}

const THING = { ja: '質問', en: 'entry' } as const;

/** Takes an entry from its state to the action's. */
export async function step(stepping: Stepping, action: FaqAction): Promise<Committed<FaqHeader>> {
  const { ground, actor, now, language, input, commit } = stepping;
  const { id, version } = input;
  const before = await maintained(ground, id);
  const { status: from } = before;
  const refusal = faqMachine.whyNot(from, action, ['maintainer']);
  if (refusal === 'wrong-state') {
    refuse(refusal, { values: { thing: THING[language], status: FAQ_STATUS_NAMES[from][language] }, current: before });
  }
  allow(refusal);
  if (version !== before.version) refuse('stale', { current: before });
  const to = faqMachine.transitions[action].to;
  const done = await commit(
    stepEntry,
    { id, version, from, to, by: actor.accountId, at: now },
    {
      target: ['faq-entry', id],
      difference: { status: [from, to] },
      answer: { id, status: to, version: version + 1, updatedAt: now },
    },
  );
  return done ?? refuse('stale', { current: await maintained(ground, id) });
}
