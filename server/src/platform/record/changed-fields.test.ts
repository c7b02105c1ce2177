import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

it('names the fields that differ with the former and the new value, lists compared by what they hold [B0-09]', () => {
  const before = { title: '旧', tags: ['a'], order: 1, id: 'x' };
  expect(changedFields(before, { title: '新', tags: ['a'], order: 1 })).toEqual({ title: ['旧', '新'] });
  expect(changedFields(before, { tags: ['a', 'b'] })).toEqual({ tags: [['a'], ['a', 'b']] });
});

it('a field that was not there before was null; nothing before is a record without fields [B0-09]', () => {
  expect(changedFields({}, { title: '新' })).toEqual({ title: [null, '新'] });
  expect(changedFields(null, { title: '新' })).toEqual({ title: [null, '新'] });
});
