// The operations of an OpenAPI description as the API reference shows them, by their nouns.
import type { Text } from '@madoguchi/contract/message.ts';
import * as z from 'zod';

const Content = z.record(z.string(), z.object({ schema: z.unknown() }));

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
        parameters: z.array(z.looseObject({ name: z.string(), required: z.boolean(), schema: z.unknown() })),
        requestBody: z.object({ content: Content }).optional(),
        responses: z.record(z.string(), z.object({ description: z.string(), content: Content.optional() })),
      }),
    ),
  ),
});

const Words = z.object({ description: z.string().default(''), 'x-description-ja': z.string().default('') });
const Fields = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});

/** A field that an operation takes or answers; `path` is its way through the body, `lines[].useDate`. */
export interface DescribedField {
  readonly path: string;
  readonly text: Text;
  readonly isRequired: boolean;
}

export interface DescribedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly roles: readonly string[];
  /** Names of what it takes; `?` behind those that may be left out. */
  readonly inputs: readonly string[];
  /** Its fields one by one. They are made when they are asked for, since there are thousands. */
  readonly taken: () => readonly DescribedField[];
  readonly answered: () => readonly DescribedField[];
  /** The event in the audit trail; null where it leaves none. */
  readonly records: string | null;
  /** Its codes with their status. */
  readonly refusals: readonly string[];
}

interface DescribedNoun {
  readonly tag: string;
  readonly operations: readonly DescribedOperation[];
}

function textOf(node: unknown): Text {
  const words = Words.safeParse(node).data;
  return { ja: words?.['x-description-ja'] ?? '', en: words?.description ?? '' };
}

/** The fields of a schema and those within them, in its order. Of alternatives each field is told once. */
function fieldsOf(schema: unknown, path = ''): readonly DescribedField[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, required = [] } = Fields.safeParse(schema).data ?? {};
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [{ path: at, text: textOf(field), isRequired: required.includes(name) }, ...fieldsOf(field, at)];
  });
  const { items, prefixItems, additionalProperties, anyOf, oneOf, allOf }: Record<string, unknown> = { ...schema };
  const rest = [
    ...fieldsOf(items, `${path}[]`),
    ...fieldsOf(additionalProperties, `${path}{}`),
    ...[prefixItems, anyOf, oneOf, allOf]
      .flatMap((many) => (Array.isArray(many) ? many : []))
      .flatMap((one) => fieldsOf(one, path)),
  ];
  const all = [...own, ...rest];
  return all.filter((field, at) => all.findIndex((other) => other.path === field.path) === at);
}

const fieldsOfContent = (content: z.infer<typeof Content> = {}) =>
  Object.values(content).flatMap(({ schema }) => fieldsOf(schema));

/** Operations by their nouns, in the order of the alphabet; none where the description is of another form. */
export function describedOperations(description: unknown): readonly DescribedNoun[] {
  const paths = Described.safeParse(description).data?.paths ?? {};
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => {
      const parameters = one.parameters.filter(({ name }) => name !== 'Idempotency-Key');
      const body = Object.values(one.requestBody?.content ?? {}).map(({ schema }) => Fields.safeParse(schema).data);
      const named = [
        ...parameters.map(({ name, required }) => [name, required] as const),
        ...body.flatMap((fields) =>
          Object.keys(fields?.properties ?? {}).map((name) => [name, fields?.required?.includes(name)] as const),
        ),
      ];
      return {
        tag: one.tags[0] ?? '',
        id: one.operationId,
        method: method.toUpperCase(),
        path,
        roles: one['x-access'],
        records: one['x-records'] ?? null,
        inputs: named.map(([name, required]) => (required === true ? name : `${name}?`)),
        taken: () => [
          ...parameters.flatMap(({ name, required, schema, ...words }) => [
            { path: name, text: textOf(words), isRequired: required },
            ...fieldsOf(schema, name),
          ]),
          ...fieldsOfContent(one.requestBody?.content),
        ],
        answered: () => fieldsOfContent(one.responses['200']?.content),
        refusals: Object.entries(one.responses)
          .filter(([status]) => status !== '200')
          .map(([status, { description: codes }]) => `${status} ${codes}`),
      };
    }),
  );
  const tags = [...new Set(all.map(({ tag }) => tag))].sort();
  return tags.map((tag) => ({ tag, operations: all.filter((one) => one.tag === tag) }));
}
