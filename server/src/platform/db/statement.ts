// SQL that is compiled once and sent as a named prepared statement with the values of the moment.
import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Pool, QueryResult } from 'pg';
import type { DB } from './schema.ts';

/** Stands in the SQL where a value will be. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Gives a value one number, however often it stands in the SQL: it is sent and read once. */
class PlaceCompiler extends PostgresQueryCompiler {
  readonly #numbers = new Map<string, string>();

  override compileQuery(...query: Parameters<PostgresQueryCompiler['compileQuery']>) {
    this.#numbers.clear();
    return super.compileQuery(...query);
  }

  protected override appendValue(parameter: unknown): void {
    const known = parameter instanceof Place ? this.#numbers.get(parameter.name) : undefined;
    if (known !== undefined) return this.append(known);
    super.appendValue(parameter);
    if (parameter instanceof Place) this.#numbers.set(parameter.name, this.getCurrentParameterPlaceholder());
  }
}

/** Builds typed queries; it never runs one. */
export const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PlaceCompiler(),
  },
});

/** `at('id')`: where the value named id goes. */
export type Places<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

/** The same for a part that stands in statements of several kinds: it takes the places of each that sends values of these names. */
export type PlacesOf<Name extends string> = (name: Name) => RawBuilder<unknown>;

const place = (name: string): RawBuilder<never> => sql`${new Place(name)}`;

export interface Statement<Values, Row> {
  /** Only for the types: rows come as this. */
  readonly row?: Row;
  readonly name: string;
  readonly text: string;
  readonly order: readonly (keyof Values & string)[];
}

/** Compiles the SQL once. The name is its hash: the same text is prepared once on each connection. */
export function statement<Values extends object, Row = unknown>(
  build: (at: Places<Values>) => { compile(executor: typeof db): { sql: string; parameters: readonly unknown[] } },
): Statement<Values, Row> {
  const compiled = build(place as Places<Values>).compile(db);
  const order = compiled.parameters.map((parameter) => {
    if (!(parameter instanceof Place)) throw new TypeError(`a value stands in the SQL itself: ${compiled.sql}`);
    return parameter.name as keyof Values & string;
  });
  const name = createHash('sha256').update(compiled.sql).digest('base64url').slice(0, 24);
  return { name, text: compiled.sql, order };
}

/** A runner of statements: the pool, or one connection of it. */
export type Executor = Pick<Pool, 'query'>;

/** The statement as it is sent, with the values of the moment. */
export function filled<Values extends object>({ name, text, order }: Statement<Values, unknown>, values: Values) {
  return { name, text, values: order.map((place) => values[place]) };
}

/** Runs the statement; rows as objects, in the exact types of `connect.ts`. */
export async function run<Values extends object, Row>(
  executor: Executor,
  prepared: Statement<Values, Row>,
  values: Values,
): Promise<Row[]> {
  const result: QueryResult = await executor.query(filled(prepared, values));
  return result.rows as Row[];
}
