// The OpenAPI 3.1 description, made from the table of operations.
import { rolesThatMay } from '@madoguchi/contract/access.ts';
import { fieldText } from '@madoguchi/contract/documentation/field-texts.ts';
import type { ToolRules } from '@madoguchi/contract/general-tools/tools.ts';
import type { Text } from '@madoguchi/contract/message.ts';
import { isOpenToReaders, nounOf, type Operation, pathNames } from '@madoguchi/contract/operation.ts';
import { ProblemBody } from '@madoguchi/contract/problem-body.ts';
import { PROBLEMS, type ProblemCode } from '@madoguchi/contract/problems.ts';
import * as z from 'zod';
import type { Config } from '../config.ts';
import { VERSION } from '../version.ts';
import { limitedAs } from './person-limits.ts';

type Json = Record<string, unknown>;

/** Tools show the English text; the manual's API reference takes the one of its reader. */
const told = (text: Text | null): Json => (text === null ? {} : { description: text.en, 'x-description-ja': text.ja });

/** Gives each field of a schema its words, however deep; `parent` is the field that the schema is of. */
function tellFields(schema: unknown, noun: string, parent: string): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword !== 'properties') tellFields(value, noun, parent);
    else {
      for (const [name, field] of Object.entries(value as Record<string, Json>)) {
        tellFields(field, noun, name);
        Object.assign(field, told(fieldText(noun, parent, name)));
      }
    }
  }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output', noun: string, parent = ''): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  tellFields(rest, noun, parent);
  return rest;
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** Refusals that every operation shares, by what it is. */
function sharedRefusals(operation: Operation): ProblemCode[] {
  const open = operation.access === 'any';
  const body = operation.method === 'POST';
  return [
    'bad-token',
    ...(open ? [] : (['not-signed-in', typeof operation.access === 'string' ? 'not-allowed' : 'tool-closed'] as const)),
    ...(body ? (['unreadable', 'too-large', 'wrong-type', 'foreign-origin'] as const) : []),
    ...(operation.kind === 'write' || operation.kind === 'upload' ? (['key-reused'] as const) : []),
    ...(limitedAs(operation) === null ? [] : (['too-many'] as const)),
    'invalid',
    'internal',
    'unavailable',
  ];
}

function problemResponses(operation: Operation): Json {
  const byStatus = new Map<number, Set<string>>();
  for (const code of [...operation.refuses, ...sharedRefusals(operation)]) {
    const status = PROBLEMS[code];
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code));
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      { description: [...codes].join(', '), content: json({ $ref: '#/components/schemas/Problem' }) },
    ]),
  );
}

function parameters(operation: Operation): Json[] {
  const inPath = pathNames(operation.path);
  const shape = operation.input.shape as Record<string, z.ZodType>;
  const named = Object.entries(shape).filter(([name]) => inPath.includes(name) || operation.method === 'GET');
  const noun = nounOf(operation.id);
  return named.map(([name, schema]) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    ...told(fieldText(noun, '', name)),
    required: inPath.includes(name) || !schema.safeParse(undefined).success,
    schema: jsonSchema(schema, 'input', noun, name),
  }));
}

const FILE = { type: 'string', format: 'binary', ...told({ ja: 'ファイル', en: 'The file' }) };
const FILE_BODY = {
  'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file: FILE } } },
};

const KEY_TEXT: Text = {
  ja: '書き込みごとに新しいキー。同じキーでは、もう一度実行せずに同じ応答を返す',
  en: 'A new key for each write. The same key gets the same answer again, and nothing is done twice',
};

function requestBody(operation: Operation): Json {
  if (operation.method === 'GET') return {};
  if (operation.kind === 'upload') return { requestBody: { required: true, content: FILE_BODY } };
  const inPath = pathNames(operation.path);
  const inBody = Object.entries(operation.input.shape).filter(([name]) => !inPath.includes(name));
  const schema = jsonSchema(z.strictObject(Object.fromEntries(inBody)), 'input', nounOf(operation.id));
  return { requestBody: { content: json(schema) } };
}

function success(operation: Operation): Json {
  switch (operation.kind) {
    case 'download':
      return {
        description: 'The file',
        content: { [operation.mediaType]: { schema: { type: 'string', format: 'binary' } } },
      };
    case 'image':
      return {
        description: 'The picture',
        content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
      };
    case 'stream':
      return { description: 'Server-sent events', content: { 'text/event-stream': { schema: { type: 'string' } } } };
    default:
      return { description: 'Done', content: json(jsonSchema(operation.output, 'output', nounOf(operation.id))) };
  }
}

/** The part of each operation that no setting changes. Thousands of fields take half a second, so it is made once. */
const SHAPES = new WeakMap<Operation, Json>();

function shapeOf(operation: Operation): Json {
  const known = SHAPES.get(operation);
  if (known !== undefined) return known;
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    ...told(KEY_TEXT),
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  };
  const isWrite = operation.kind === 'write' || operation.kind === 'upload';
  const shape = {
    parameters: [...parameters(operation), ...(isWrite ? [key] : [])],
    ...requestBody(operation),
    responses: { 200: success(operation), ...problemResponses(operation) },
  };
  SHAPES.set(operation, shape);
  return shape;
}

function describe(operation: Operation, tools: ToolRules): Json {
  const roles = rolesThatMay(operation.access, tools).filter(
    (role) => role !== 'auditor' || isOpenToReaders(operation),
  );
  return {
    operationId: operation.id,
    tags: [operation.id.split('.')[0]],
    'x-access': roles,
    ...(typeof operation.access === 'string' ? {} : { 'x-tool': operation.access.tool }),
    ...('records' in operation ? { 'x-records': operation.records } : {}),
    ...(roles.includes('guest') ? { security: [] } : {}),
    ...shapeOf(operation),
  };
}

/** Describes the operations with their full paths; `{name}` for path parts. Roles are those that pass while the tools are set so. */
export function describeApi(
  operations: readonly Operation[],
  config: Pick<Config, 'publicUrl'>,
  tools: ToolRules,
): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation, tools) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Madoguchi', version: VERSION, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: config.publicUrl.replace(/\/+$/, '') }],
    security: [{ session: [] }, { bearer: [] }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(ProblemBody, 'output', 'problem') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: config.publicUrl.startsWith('https:') ? '__Host-madoguchi' : 'madoguchi',
        },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
