import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import type { Session } from '@madoguchi/contract/session/model.ts';
import { showSession as operation } from '@madoguchi/contract/session/operations.ts';
import type { Ground } from '../../platform/ground.ts';
import { type Caller, handle } from '../../platform/http/handler.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { VERSION } from '../../platform/version.ts';
import { preferencesOf } from '../preferences/public.ts';
import { findAccount, userOf } from './store.ts';

const PROVIDER = 'Madoguchi';

/** Reads the data for a browser's first screen: answered when asked, and written into the page that it opens. */
export async function sessionOf(ground: Ground, actor: Actor | null, caller: Caller): Promise<Session> {
  const { config } = ground;
  const [account, preferences, tools] = await Promise.all([
    actor === null ? null : findAccount(ground.pool, actor.accountId),
    preferencesOf(ground, actor),
    // No tool is ever open to a guest, who is greeted without the database.
    actor === null ? toolRules() : ground.tools.rules(),
  ]);
  return {
    user: account === null || actor === null ? null : userOf(account, actor.provider, preferences),
    company: config.companyName,
    provider: PROVIDER,
    identityProvider: config.identityProvider?.name ?? null,
    loginHelp: config.loginHelp,
    mailsResets: config.mail !== null,
    sample: config.sample,
    defaultLanguage: config.defaultLanguage,
    today: ground.clock.today(),
    address: caller.ip,
    version: VERSION,
    preferences,
    tools,
    limits: {
      claimLines: config.claimMaxLines,
      claimLineYen: config.claimMaxLineYen,
      claimTotalYen: config.claimMaxTotalYen,
    },
  };
}

export const showSession = handle(operation, async ({ ground, actor, caller }) => sessionOf(ground, actor, caller));
