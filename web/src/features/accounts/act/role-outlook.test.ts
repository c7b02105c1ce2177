import { may, ROLES, type Role } from '@madoguchi/contract/access.ts';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { menuOf } from '@madoguchi/contract/menu/menu.ts';
import { itemsOf } from '@madoguchi/contract/menu/nodes.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';
import { describe, expect, it } from 'vitest';
import { outlookOf } from './role-outlook.ts';

const TOOLS = toolRules();

describe('what a change of role would show', () => {
  it('is the very menu that the person then has, whatever the roles [B2-03] [S5-03]', () => {
    for (const from of ROLES) {
      for (const to of ROLES) {
        const { gains, keeps } = outlookOf(from, to, TOOLS);
        const menu = itemsOf(menuOf({ roles: [to] }, TOOLS, '202611' as never)).map(({ id }) => id);
        expect([...gains, ...keeps].map(({ id }) => id).sort()).toEqual([...menu].sort());
      }
    }
  });

  it('tells every screen that opens or closes by it, those without an entry in the menu too [B2-03] [S5-03]', () => {
    const openTo = (role: Role) => SCREENS.filter(({ access }) => may({ roles: [role] }, access, TOOLS));
    for (const from of ROLES) {
      for (const to of ROLES) {
        const { gains, loses, opens, closes } = outlookOf(from, to, TOOLS);
        const [had, has] = [openTo(from), openTo(to)];
        const told = (screens: readonly { readonly id: string }[]) => screens.map(({ id }) => id);
        expect(told([...gains, ...opens])).toEqual(
          expect.arrayContaining(told(has.filter((one) => !had.includes(one)))),
        );
        expect(told([...loses, ...closes])).toEqual(
          expect.arrayContaining(told(had.filter((one) => !has.includes(one)))),
        );
      }
    }
    expect(outlookOf('staff', 'admin', TOOLS).opens.map(({ id }) => id)).toContain('members.record');
    expect(outlookOf('staff', 'user', TOOLS).closes.map(({ id }) => id)).toContain('classifications.list');
  });

  it('tells what comes and what goes, and nothing where the role stays [B2-03]', () => {
    const ids = (screens: readonly { readonly id: string }[]) => screens.map(({ id }) => id);
    expect(ids(outlookOf('staff', 'admin', TOOLS).gains)).toContain('expense-claims.review');
    expect(ids(outlookOf('admin', 'staff', TOOLS).loses)).toContain('expense-claims.review');
    expect(outlookOf('admin', 'admin', TOOLS)).toMatchObject({ gains: [], loses: [], opens: [], closes: [] });
  });
});
