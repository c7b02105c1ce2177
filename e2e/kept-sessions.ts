import { showSession } from '@madoguchi/contract/session/operations.ts';
import type { APIRequest, APIRequestContext, BrowserContext } from '@playwright/test';
import { type Account, addressOfAccount, letIn } from './people.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * The sessions of a worker: each account signs in once, and all its pages share that session. A page whose journey ends
 * sessions needs one of its own instead.
 */
export class KeptSessions {
  readonly #request: APIRequest;
  readonly #baseURL: string;
  readonly #kept = new Map<Account, { readonly api: APIRequestContext; readonly state: StorageState }>();
  #used = new Set<Account>();

  constructor(request: APIRequest, baseURL: string) {
    this.#request = request;
    this.#baseURL = baseURL;
  }

  /** The storage state for a browser context of the account: the cookies of its session, and nothing else. */
  async stateOf(account: Account): Promise<StorageState> {
    this.#used.add(account);
    const kept = this.#kept.get(account);
    if (kept !== undefined) return kept.state;
    const api = await this.#request.newContext({ baseURL: this.#baseURL });
    await letIn(api, account);
    const state = await api.storageState();
    this.#kept.set(account, { api, state });
    return state;
  }

  /**
   * The accounts used since the last call whose session has ended meanwhile. They are forgotten, so that the fault is
   * that of the journey that ended the session and the next one starts with a new session.
   */
  async ended(): Promise<Account[]> {
    const ended: Account[] = [];
    for (const account of this.#used) {
      const kept = this.#kept.get(account);
      const answer = await kept?.api.get(showSession.path);
      const { user } = (await answer?.json()) ?? { user: null };
      if (user?.email === addressOfAccount(account)) continue;
      this.#kept.delete(account);
      await kept?.api.dispose();
      ended.push(account);
    }
    this.#used = new Set();
    return ended;
  }

  async dispose(): Promise<void> {
    for (const { api } of this.#kept.values()) await api.dispose();
  }
}
