import { ROLES } from '@madoguchi/contract/access.ts';
import { describe, expect, it } from 'vitest';
import { menuOf } from '../../../shell/nav/menu/menu.ts';
import { itemsOf } from '../../../shell/nav/menu/nodes.ts';
import { outlookOf } from './role-outlook.ts';

describe('what a change of role would show', () => {
  it('is the very menu that the person then has, whatever the roles [B2-03] [S5-03]', () => {
    for (const from of ROLES) {
      for (const to of ROLES) {
        const { gains, keeps } = outlookOf(from, to);
        const menu = itemsOf(menuOf({ roles: [to] }, '202611' as never)).map(({ id }) => id);
        expect([...gains, ...keeps].map(({ id }) => id).sort()).toEqual([...menu].sort());
      }
    }
  });

  it('tells what comes and what goes, and nothing where the role stays [B2-03]', () => {
    const ids = (screens: readonly { readonly id: string }[]) => screens.map(({ id }) => id);
    expect(ids(outlookOf('staff', 'admin').gains)).toContain('expense-claims.review');
    expect(ids(outlookOf('admin', 'staff').loses)).toContain('expense-claims.review');
    expect(outlookOf('admin', 'admin')).toMatchObject({ gains: [], loses: [] });
  });
});
