import { describe, expect, it } from 'vitest';
import type { Register } from './define-register.ts';
import { REGISTERS } from './register.ts';

const PARTS = ['events', 'targets', 'refusals', 'fieldTexts', 'notifications'] as const;

describe('the registers', () => {
  it.each(PARTS)('declare each of their %s once', (part) => {
    const keys = REGISTERS.flatMap((register: Register) => Object.keys(register[part] ?? {}));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});
