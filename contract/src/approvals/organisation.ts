// Questions of the engine about the organisation of a day. The server answers from its tables, tests from random trees.

export interface Person {
  readonly employeeId: string;
  readonly name: string;
  /** Name of the department on this day. */
  readonly departmentName: string;
  /** Employed on this day, with an account that can decide: others are as vacant as an empty chair. */
  readonly isActive: boolean;
}

export interface Group {
  readonly code: string;
  readonly name: string;
  readonly parent: string | null;
  readonly head: string | null;
  readonly deputy: string | null;
}

export interface Post {
  readonly employeeId: string;
  readonly groupCode: string;
  readonly positionCode: string;
}

/** A day of the organisation, or as much of it as the routes in question ask about. `head` and `deputy` are employee ids. */
export interface Organisation {
  readonly groups: ReadonlyMap<string, Group>;
  readonly people: ReadonlyMap<string, Person>;
  /** Of one person the primary one first: from there one goes one level up. */
  readonly posts: readonly Post[];
  /** Employee ids of those whose account has the role or a higher one, in the order of their numbers. */
  readonly inRole: ReadonlyMap<string, readonly string[]>;
}
