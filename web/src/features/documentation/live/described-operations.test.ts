import { describe, expect, it } from 'vitest';
import { describedOperations } from './described-operations.ts';

const text = (description: string) => ({ type: 'string', description, 'x-description-ja': `日本語の${description}` });

const BODY = {
  type: 'object',
  required: ['lines'],
  properties: {
    lines: { type: 'array', items: { properties: { day: text('Day') }, required: ['day'] } },
    rule: {
      anyOf: [
        { oneOf: [{ properties: { by: text('Way'), day: text('Day') } }, { properties: { by: text('Way') } }] },
        { type: 'null' },
      ],
    },
    kept: { additionalProperties: { properties: { at: text('When') } } },
    plain: { enum: ['properties', 'items'] },
  },
};

const operation = {
  operationId: 'claims.save',
  tags: ['claims'],
  'x-access': ['staff'],
  parameters: [
    { name: 'id', required: true, schema: {}, description: 'ID', 'x-description-ja': 'ID' },
    { name: 'Idempotency-Key', required: false, schema: {} },
  ],
  requestBody: { content: { 'application/json': { schema: BODY } } },
  responses: { 200: { description: 'Done', content: { 'text/csv': { schema: { type: 'string' } } } } },
};

const [noun] = describedOperations({ paths: { '/api/claims/{id}': { post: operation } } });
const [told] = noun?.operations ?? [];

describe('an operation of the API reference', () => {
  it('names each field by its way through lists, alternatives and records, each once, with both texts [S2-27]', () => {
    expect(told?.taken().map(({ path, isRequired }) => (isRequired ? path : `${path}?`))).toEqual([
      'id',
      'lines',
      'lines[].day',
      'rule?',
      'rule.by?',
      'rule.day?',
      'kept?',
      'kept{}.at?',
      'plain?',
    ]);
    expect(told?.taken().find(({ path }) => path === 'lines[].day')?.text).toEqual({ ja: '日本語のDay', en: 'Day' });
  });

  it('has no fields to tell of a file that it answers', () => {
    expect(told?.answered()).toEqual([]);
  });

  it('is none where the description is of another form', () => {
    expect(describedOperations({ paths: { '/api/x': { get: {} } } })).toEqual([]);
    expect(describedOperations(null)).toEqual([]);
  });
});
