import type { HeldRole } from '@madoguchi/contract/access.ts';
import type { Language } from '@madoguchi/contract/message.ts';

/** The employee record behind an account. */
export interface ActorEmployee {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly kana: string;
  readonly departmentCode: string;
  readonly joinedOn: string;
  readonly leftOn: string | null;
}

/** The signed-in person of a request, as the session knows them. */
export interface Actor {
  readonly sessionId: string;
  readonly accountId: string;
  readonly email: string;
  readonly displayName: string;
  readonly roles: readonly HeldRole[];
  readonly language: Language | null;
  /** The last day of the account; `null` where it ends by nothing but a person. */
  readonly endsOn: string | null;
  /** The provider that authenticated them: `password`, or the name of an identity provider (S4-07). */
  readonly provider: string;
  readonly employee: ActorEmployee | null;
}
