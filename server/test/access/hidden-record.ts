// An entry of the table of others' records: how a record is hidden, or why every one may be named.
import type { Rule } from '@madoguchi/contract/access.ts';
import type { World } from '../world.ts';
import type { Twin } from './twins.ts';

/** A record of the owner, and the input that names it by whatever id. */
export interface Hidden {
  readonly id: string;
  /** In the place of the record: an id of the same form that nobody has. */
  readonly unknown: string;
  readonly input: (id: string) => Record<string, unknown>;
  /** How the record stands, where the state of the database leaves it out. */
  readonly stands?: () => Promise<unknown>;
}

export type Hide = (world: World, owner: Twin, asker: Twin) => Promise<Hidden>;

export interface Hiding {
  readonly hides: Readonly<Record<string, Hide>>;
  /** Roles whose business every such record is, and why. */
  readonly openTo?: readonly [rule: Rule, why: string];
}

export type Entry = Hiding | { readonly open: string };
