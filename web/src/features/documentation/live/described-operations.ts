// The operations of an OpenAPI description as the API reference shows them, by their nouns.
import * as z from 'zod';

const Described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        tags: z.array(z.string()),
        'x-access': z.array(z.string()),
        'x-records': z.string().optional(),
        parameters: z.array(z.object({ name: z.string(), required: z.boolean() })),
        requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
        responses: z.record(z.string(), z.object({ description: z.string() })),
      }),
    ),
  ),
});

const Body = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});

export interface DescribedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly roles: readonly string[];
  /** Names of what it takes; `?` behind those that may be left out. */
  readonly inputs: readonly string[];
  /** The event in the audit trail; null where it leaves none. */
  readonly records: string | null;
  /** Its codes with their status. */
  readonly refusals: readonly string[];
}

interface DescribedNoun {
  readonly tag: string;
  readonly operations: readonly DescribedOperation[];
}

function bodyInputs(content: Readonly<Record<string, { readonly schema: unknown }>>): string[] {
  return Object.values(content).flatMap(({ schema }) => {
    const body = Body.safeParse(schema).data;
    const required = body?.required ?? [];
    return Object.keys(body?.properties ?? {}).map((name) => (required.includes(name) ? name : `${name}?`));
  });
}

/** Operations by their nouns, in the order of the alphabet; none where the description is of another form. */
export function describedOperations(description: unknown): readonly DescribedNoun[] {
  const paths = Described.safeParse(description).data?.paths ?? {};
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({
      tag: one.tags[0] ?? '',
      id: one.operationId,
      method: method.toUpperCase(),
      path,
      roles: one['x-access'],
      records: one['x-records'] ?? null,
      inputs: [
        ...one.parameters
          .filter(({ name }) => name !== 'Idempotency-Key')
          .map(({ name, required }) => (required ? name : `${name}?`)),
        ...bodyInputs(one.requestBody?.content ?? {}),
      ],
      refusals: Object.entries(one.responses)
        .filter(([status]) => status !== '200')
        .map(([status, { description: codes }]) => `${status} ${codes}`),
    })),
  );
  const tags = [...new Set(all.map(({ tag }) => tag))].sort();
  return tags.map((tag) => ({ tag, operations: all.filter((one) => one.tag === tag) }));
}
