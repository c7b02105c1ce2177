import { describe, expect, it } from 'vitest';
import { GUEST, type HeldRole, isAuditor, may, ROLES, RULES, rolesThatMay, ruleOf, tool } from './access.ts';
import { GENERAL_TOOLS, TOOL_IDS, TOOL_RULES, toolRules } from './general-tools/tools.ts';

const TRUTH: Record<(typeof RULES)[number], readonly (HeldRole | 'guest')[]> = {
  any: ['guest', 'system', 'admin', 'staff', 'user', 'auditor'],
  'guests-only': ['guest'],
  'signed-in': ['system', 'admin', 'staff', 'user', 'auditor'],
  auditor: ['system', 'auditor'],
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

  it('gives an auditor none of the roles, and no general tool, whomever it is open to [B7-06]', () => {
    const auditor = { roles: ['auditor'] } as const;
    expect(isAuditor(auditor)).toBe(true);
    const open = toolRules(() => 'signed-in');
    for (const role of ROLES) expect(may(auditor, role), role).toBe(false);
    for (const id of TOOL_IDS) expect(may(auditor, tool(id), open), id).toBe(false);
  });

  it('gives a guest no role at all [S1-03]', () => {
    for (const role of ROLES) expect(may(GUEST, role)).toBe(false);
  });
});

describe('the access of a general tool', () => {
  const visitors = [GUEST, ...ROLES.map((role) => ({ roles: [role] }))];

  it.each(TOOL_IDS)('%s is the rule of its setting, whatever that is, and never a guest’s', (id) => {
    for (const openTo of TOOL_RULES) {
      const tools = { ...toolRules(), [id]: openTo };
      expect(ruleOf(tool(id), tools)).toBe(openTo);
      for (const visitor of visitors) expect(may(visitor, tool(id), tools)).toBe(may(visitor, openTo));
      expect(may(GUEST, tool(id), tools)).toBe(false);
    }
  });

  it('leaves a plain rule as it is, whatever the tools are set to', () => {
    for (const rule of RULES) {
      for (const visitor of visitors)
        expect(
          may(
            visitor,
            rule,
            toolRules(() => 'signed-in'),
          ),
        ).toBe(may(visitor, rule));
    }
  });

  it('is that of the source until somebody has chosen: for system people alone [S2-06]', () => {
    expect(GENERAL_TOOLS.calendar.initially).toBe('system');
    expect(GENERAL_TOOLS['to-dos'].initially).toBe('system');
    const tools = { calendar: 'system', scrumboard: 'system', academy: 'system', 'to-dos': 'system' };
    expect(toolRules()).toEqual(tools);
    expect(new Set(Object.values(toolRules(() => 'staff')))).toEqual(new Set(['staff']));
  });
});
