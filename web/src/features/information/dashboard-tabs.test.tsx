import { ROLES } from '@madoguchi/contract/access.ts';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { type DashboardTab, TABS, tabsFor } from '@madoguchi/contract/information/own-cards.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../test/forms/FormGround.tsx';
import { showLanguage } from '../../platform/language.ts';
import { DashboardTabs } from './DashboardTabs.tsx';

afterEach(cleanup);

function show(tabs: readonly DashboardTab[], open: DashboardTab) {
  const onOpen = vi.fn();
  showLanguage('ja');
  render(
    <FormGround>
      <DashboardTabs label="インフォメーション" tabs={tabs} open={open} onOpen={onOpen}>
        <p>中身</p>
      </DashboardTabs>
    </FormGround>,
  );
  return onOpen;
}

it('has the tab Members for those who may see the member list, and Budget for admins and who leads a department [B9-01]', () => {
  const offered = (leads: boolean) =>
    Object.fromEntries(ROLES.map((role) => [role, tabsFor({ roles: [role] }, toolRules(), leads)]));
  expect(offered(false)).toEqual({ system: TABS, admin: TABS, staff: ['home', 'members'], user: ['home'] });
  expect(offered(true)).toEqual({ system: TABS, admin: TABS, staff: TABS, user: ['home'] });
});

it('shows what there is without a row of tabs where only one is offered [B9-01]', () => {
  show(['home'], 'home');
  expect(screen.getByText('中身')).toBeTruthy();
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.queryByRole('tabpanel')).toBeNull();
});

it('names the panel by its tab, and opens another by the arrow keys [B9-01]', () => {
  const onOpen = show(['home', 'members'], 'home');
  expect(screen.getByRole('tablist', { name: 'インフォメーション' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'ホーム' }).textContent).toBe('中身');
  const home = screen.getByRole('tab', { name: 'ホーム', selected: true });
  home.focus();
  fireEvent.keyDown(home, { key: 'ArrowRight' });
  const members = screen.getByRole('tab', { name: 'メンバー', selected: false });
  expect(document.activeElement).toBe(members);
  fireEvent.click(members);
  expect(onOpen).toHaveBeenCalledWith('members');
});
