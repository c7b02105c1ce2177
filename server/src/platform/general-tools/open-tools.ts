// Remembers which general tools are open to whom, and forgets it as soon as anybody changes it.
import { type Access, may, type Rule, type Visitor } from '@madoguchi/contract/access.ts';
import { type ToolId, type ToolRules, toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import type { Pool } from 'pg';
import type { Listener } from '../db/listener.ts';
import { loadToolRules } from './tools-store.ts';

export interface OpenToolsDeps {
  readonly pool: Pool;
  readonly listener: Listener;
  /** Called once the process has forgotten the former setting, wherever it was changed: a page that asks now gets the new one. */
  readonly onChanged: () => void;
}

export class OpenTools {
  readonly #deps: OpenToolsDeps;
  #loading: Promise<ToolRules> | null = null;

  constructor(deps: OpenToolsDeps) {
    this.#deps = deps;
    deps.listener.hear('general-tools', () => {
      this.forget();
      deps.onChanged();
    });
    deps.listener.onGap(() => this.forget());
  }

  /** To be called after the commit of a change, before it is answered: the next request is judged by it. */
  forget(): void {
    this.#loading = null;
  }

  /** The rule of every tool; from memory while nothing changed and the process hears of changes. */
  async rules(): Promise<ToolRules> {
    if (!this.#deps.listener.connected) return this.#load();
    this.#loading ??= this.#load();
    const loading = this.#loading;
    try {
      return await loading;
    } catch (error) {
      if (this.#loading === loading) this.#loading = null;
      throw error;
    }
  }

  async #load(): Promise<ToolRules> {
    const chosen = await loadToolRules(this.#deps.pool);
    return toolRules((tool) => chosen.get(tool));
  }

  /** The rule that an operation or a screen follows at present. */
  async ruleOf(access: Access): Promise<Rule> {
    return typeof access === 'string' ? access : (await this.rules())[access.tool];
  }

  /** True when the person may have the tool at present: for what no operation of the tool guards, as feeds, news and cards. */
  async isOpenTo(person: Visitor, tool: ToolId): Promise<boolean> {
    return may(person, { tool }, await this.rules());
  }
}
