import { describe, expect, it } from 'vitest';
import { GUEST, may, ROLES, type Role, RULES, rolesThatMay } from './access.ts';

const TRUTH: Record<(typeof RULES)[number], readonly (Role | 'guest')[]> = {
  any: ['guest', 'system', 'admin', 'staff', 'user'],
  'guests-only': ['guest'],
  'signed-in': ['system', 'admin', 'staff', 'user'],
  system: ['system'],
  admin: ['system', 'admin'],
  staff: ['system', 'admin', 'staff'],
  user: ['system', 'admin', 'staff', 'user'],
};

describe('may', () => {
  it('answers every rule for every visitor as the truth table says (A1) [S5-02]', () => {
    for (const rule of RULES) expect(rolesThatMay(rule), rule).toEqual(TRUTH[rule]);
  });

  it('passes a person whose list holds one sufficient role among others [S1-03]', () => {
    expect(may({ roles: ['user', 'admin'] }, 'admin')).toBe(true);
    expect(may({ roles: ['user', 'staff'] }, 'admin')).toBe(false);
  });

  it('gives a guest no role at all [S1-03]', () => {
    for (const role of ROLES) expect(may(GUEST, role)).toBe(false);
  });
});
