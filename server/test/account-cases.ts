// For every operation of accounts an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import type { AccountState } from '@madoguchi/contract/accounts/model.ts';
import { type ACCOUNT_OPERATIONS, askReset, listAccounts } from '@madoguchi/contract/accounts/operations.ts';
import { account, identityOn, linkOn } from './accounts.ts';
import type { Asked, OperationCases } from './operation-case.ts';
import { sideWorld } from './side-worlds.ts';
import type { World } from './world.ts';

type Id = (typeof ACCOUNT_OPERATIONS)[number]['id'];

/** Port 9 is that of the discard service, which no machine runs: mails wait. */
const WITH_MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'portal@madoguchi.example' };
const reason = '人事からの依頼';
export const GOOD_PASSWORD = 'umi no chikaku no ie 3';

const bySystem = (input: Record<string, unknown>): Asked => ({ who: 'system', input });

async function on(world: World, state: AccountState, more: object = {}): Promise<Asked> {
  const { id, version } = await account(world, state);
  return bySystem({ id, version, reason, ...more });
}

/**
 * A portal in which somebody else has just taken the asking system person's role away, which this process has not heard:
 * two who lower each other in the same moment come to this.
 */
async function loneSystem(more: object = {}): Promise<Asked> {
  const at = await sideWorld({ COMPANY_NAME: `最後の一人 ${randomUUID()}` });
  const last = await account(at, 'active', 'system');
  await at.as('system')(listAccounts, {});
  await at.pool.query('alter table accounts disable trigger accounts_changed');
  await at.pool.query(`update accounts set roles = '{admin}' where id = $1`, [at.people.system.accountId]);
  return { ...bySystem({ id: last.id, version: 1, reason, ...more }), at };
}

/** The cases of a system person's operation on an account in its newest version. */
function acting(works: AccountState, wrong: AccountState | null, more: object = {}): OperationCases {
  return {
    works: (world) => on(world, works, more),
    refused: {
      'not-found': async () => bySystem({ id: randomUUID(), version: 1, reason, ...more }),
      'own-account': async ({ people }) => bySystem({ id: people.system.accountId, version: 1, reason, ...more }),
      stale: (world) => on(world, works, { ...more, version: 7 }),
      ...(wrong === null ? {} : { 'wrong-state': (world: World) => on(world, wrong, more) }),
    },
  };
}

/** An account that an identity provider knows. */
async function known(world: World): Promise<Asked> {
  const { id, version, email } = await account(world);
  await identityOn(world, id, email);
  return bySystem({ id, version, reason });
}

/** The same where a mail server is set; without one it is refused. */
function mailing(works: AccountState, wrong: AccountState): OperationCases {
  const { refused } = acting(works, wrong);
  return {
    works: async () => {
      const at = await sideWorld(WITH_MAIL);
      return { ...(await on(at, works)), at };
    },
    refused: {
      ...refused,
      'no-mail-server': (world) => on(world, works),
      stale: async () => {
        const at = await sideWorld(WITH_MAIL);
        return { ...(await on(at, works, { version: 7 })), at };
      },
    },
  };
}

/** The link of somebody invited; each is good once. */
async function linked(world: World, more: object): Promise<Asked> {
  const { id } = await account(world, 'invited');
  return { who: null, input: { token: await linkOn(world, id), ...more }, once: true };
}

const chosen = { password: GOOD_PASSWORD, passwordConfirm: GOOD_PASSWORD };
const unknownLink = (more: object) => async (): Promise<Asked> => ({
  who: null,
  input: { token: 'x'.repeat(43), ...more },
});
const changing = acting('active', null, { newRole: 'admin' });
const ending = acting('active', null, { endsOn: '2026-12-31' });
const suspending = acting('active', 'suspended');
const csv = () => `表示名,メールアドレス\r\n新井 花,${randomUUID()}@new.example\r\n`;

export const ACCOUNT_CASES: Record<Id, OperationCases> = {
  'accounts.list': { works: async () => bySystem({}), refused: {} },
  'accounts.export': { works: async () => bySystem({}), refused: {} },
  'accounts.show': {
    works: async (world) => bySystem({ id: (await account(world)).id }),
    refused: { 'not-found': async () => bySystem({ id: randomUUID() }) },
  },
  'accounts.register': {
    works: async () => ({
      ...bySystem({ displayName: '新井 花', email: `${randomUUID()}@new.example`, password: GOOD_PASSWORD }),
      once: true,
    }),
    refused: {},
  },
  'accounts.change-role': {
    ...changing,
    refused: { ...changing.refused, 'last-system-account': () => loneSystem({ newRole: 'staff' }) },
  },
  'accounts.change-end': {
    ...ending,
    refused: { ...ending.refused, 'last-system-account': () => loneSystem({ endsOn: '2026-12-31' }) },
  },
  'accounts.suspend': {
    ...suspending,
    refused: { ...suspending.refused, 'last-system-account': () => loneSystem() },
  },
  'accounts.reactivate': acting('suspended', 'active'),
  'accounts.unlock': acting('locked', 'active'),
  'accounts.end-sessions': acting('active', 'invited'),
  'accounts.unlink-provider': {
    works: known,
    refused: {
      ...acting('active', 'active').refused,
      stale: async (world) => {
        const asked = await known(world);
        return { ...asked, input: { ...asked.input, version: 7 } };
      },
    },
  },
  'accounts.invite': mailing('invited', 'active'),
  'accounts.send-reset': mailing('active', 'invited'),
  'accounts.hand-over-link': {
    works: async (world) => bySystem({ id: (await account(world, 'invited')).id, reason }),
    refused: {
      'not-found': async () => bySystem({ id: randomUUID(), reason }),
      'own-account': async ({ people }) => bySystem({ id: people.system.accountId, reason }),
      'wrong-state': async (world) => bySystem({ id: (await account(world, 'suspended')).id, reason }),
      'sends-mail': async () => {
        const at = await sideWorld(WITH_MAIL);
        return { ...bySystem({ id: (await account(at, 'invited')).id, reason }), at };
      },
    },
  },
  'accounts.check-import': { works: async () => bySystem({ csv: csv() }), refused: {} },
  'accounts.import': { works: async () => bySystem({ csv: csv() }), refused: {} },
  'accounts.ask-reset': {
    works: async () => ({
      who: null,
      input: { email: `${randomUUID()}@new.example` },
      at: await sideWorld(WITH_MAIL),
      once: true,
    }),
    refused: {
      'no-mail-server': async () => ({ who: null, input: { email: 'nobody@new.example' } }),
      'too-many': async () => {
        const at = await sideWorld(WITH_MAIL);
        const input = { email: `${randomUUID()}@new.example` };
        for (let nth = 0; nth < 5; nth += 1) await at.as(null)(askReset, input);
        return { who: null, input, at };
      },
    },
  },
  'accounts.show-link': {
    works: (world) => linked(world, {}),
    refused: { 'link-over': unknownLink({}) },
  },
  'accounts.choose-password': {
    works: (world) => linked(world, chosen),
    refused: { 'link-over': unknownLink(chosen) },
  },
};
