import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { OPERATIONS } from '@madoguchi/contract/operations.ts';
import { describe, expect, it } from 'vitest';
import { describeApi } from './describe-api.ts';

type Told = { description?: unknown; 'x-description-ja'?: unknown };

const isTold = (field: Told) =>
  [field.description, field['x-description-ja']].every((text) => typeof text === 'string');

/** The paths of parameters and properties that say nothing of themselves, and how many there are in all. */
function untold(node: unknown, path: string, count: { n: number }): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const at = `${path} ${key}`;
    const fields =
      key === 'properties' || (key === 'parameters' && Array.isArray(value)) ? Object.entries(value as object) : [];
    count.n += fields.length;
    const silent = fields.flatMap(([name, field]) => (isTold(field as Told) ? [] : [`${at} ${name}`]));
    return [...silent, ...untold(value, at, count)];
  });
}

describe('the API description', () => {
  it('says in both languages what each parameter and each field of a body or an answer is, however deep [S2-27]', () => {
    const description = describeApi(OPERATIONS, { publicUrl: 'http://localhost' }, toolRules());
    const count = { n: 0 };
    expect(untold(description, '', count)).toEqual([]);
    expect(count.n).toBeGreaterThan(5_000);
    const { paths } = description as { paths: Record<string, Record<string, object>> };
    expect(paths['/api/auth/register']?.['post']).toMatchObject({
      requestBody: {
        content: {
          'application/json': {
            schema: { properties: { email: { description: 'Email address', 'x-description-ja': 'メールアドレス' } } },
          },
        },
      },
    });
  });

  it('is the same when it is asked for again, but for the roles of general tools that were opened', () => {
    const ask = (tools: ReturnType<typeof toolRules>) =>
      JSON.stringify(describeApi(OPERATIONS, { publicUrl: 'http://localhost' }, tools));
    const first = ask(toolRules());
    const opened = ask(toolRules(() => 'staff'));
    expect(opened).not.toBe(first);
    expect(ask(toolRules())).toBe(first);
  });
});
