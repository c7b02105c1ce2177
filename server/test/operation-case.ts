// One case of an operation: who asks for what, and in which situation.
import type { ProblemCode } from '@madoguchi/contract/problems.ts';
import type { SentFile } from './multipart.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

export interface Asked {
  /** `null` is a guest. */
  readonly who: Who | null;
  readonly input: Record<string, unknown>;
  /** A session of their own, where the operation ends or changes it. */
  readonly token?: string;
  readonly file?: SentFile;
  readonly headers?: Readonly<Record<string, string>>;
  /** It is good for one ask: whoever asks again makes another. */
  readonly once?: true;
  /** Asked of a portal with other settings. */
  readonly at?: World;
  /** Asked of a portal whose database does not answer. */
  readonly withoutDatabase?: true;
}

export type Situation = (world: World) => Promise<Asked>;

/** Whoever works here asks, and has nothing to say. */
export const nothing: Situation = async () => ({ who: 'staff', input: {} });

export interface OperationCases {
  readonly works: Situation;
  readonly refused: Readonly<Partial<Record<ProblemCode, Situation>>>;
}
