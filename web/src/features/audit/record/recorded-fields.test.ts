import { describe, expect, it } from 'vitest';
import { recordedFields, writtenRecorded } from './recorded-fields.ts';

describe('what a record says of its change', () => {
  it('is before and after of each changed field, and beside them what else was recorded [B0-09]', () => {
    const difference = { role: ['staff', 'admin'], reason: '異動のため', totalYen: [null, 1_200] };
    expect(recordedFields(difference)).toEqual({
      changes: [
        { field: 'role', before: 'staff', after: 'admin' },
        { field: 'totalYen', before: null, after: 1_200 },
      ],
      details: [{ field: 'reason', value: '異動のため' }],
    });
  });

  it('takes a list of two for a list', () => {
    expect(recordedFields({ ids: ['a', 'b'] }).details).toEqual([{ field: 'ids', value: ['a', 'b'] }]);
  });
});

it('a recorded value reads as a text, never as the name of its type', () => {
  const words = { empty: '（なし）', yes: 'はい', no: 'いいえ' };
  const written = [null, '', true, false, 0, 'a', [], ['a', 'b'], { a: { b: 1 } }].map((one) =>
    writtenRecorded(one, words),
  );
  expect(written).toEqual([
    '（なし）',
    '（なし）',
    'はい',
    'いいえ',
    '0',
    'a',
    '（なし）',
    'a\nb',
    '{\n  "a": {\n    "b": 1\n  }\n}',
  ]);
});
