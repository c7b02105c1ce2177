import type { CollapseNode, GroupNode, ItemNode, LeafNode, MenuNode } from '@madoguchi/contract/menu/nodes.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInFrame } from '../../../../test/frame-ground.tsx';
import { onNavKey } from '../nav-keys.ts';
import { NavNode } from './NavNode.tsx';

const named = { title: { ja: 'インフォメーション', en: 'information' }, icon: 'home', access: 'any' } as const;
const row = (id: string): ItemNode => ({
  ...named,
  kind: 'item',
  id,
  to: '/apps/dashboards/project',
  path: '/apps/dashboards/project',
  exact: false,
  badge: null,
});
const OUTSIDE: LeafNode = { ...named, kind: 'link', id: 'outside', href: 'https://help.example', opensTab: true };
const COLLAPSE: CollapseNode = {
  ...named,
  kind: 'collapse',
  id: 'inner',
  title: { ja: '承認・確認', en: 'Approvals' },
  children: [row('inside')],
};
const GROUP: GroupNode = {
  ...named,
  kind: 'group',
  id: 'outer',
  title: { ja: '申請', en: 'Requests' },
  children: [row('first'), COLLAPSE],
};

const open = (node: MenuNode, currentId?: string) =>
  renderInFrame(() => (
    <div role="toolbar" onKeyDown={onNavKey}>
      <ul>
        <NavNode node={node} currentId={currentId} />
      </ul>
    </div>
  ));
const opener = () => screen.getByRole('button', { name: '承認・確認' });

it('draws a group as a heading over its rows, which nothing closes (N7) [S5-03]', async () => {
  await open(GROUP);
  expect(screen.getByRole('list', { name: '申請' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '申請' }).closest('button')).toBeNull();
});

it('opens and closes what collapses, and opens it by itself around the open screen (N7)', async () => {
  await open(COLLAPSE);
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(opener());
  expect(screen.getByRole('link')).toBeTruthy();
  fireEvent.click(opener());
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows the row of the open screen inside what collapses without being asked', async () => {
  await open(COLLAPSE, 'inside');
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page');
});

it('opens an outside address in a tab that learns nothing of this one (N7)', async () => {
  await open(OUTSIDE);
  const link = screen.getByRole('link');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noreferrer');
});

it('walks the rows with the arrows, Home and End, and opens and closes with right and left', async () => {
  await open(GROUP);
  const first = screen.getByRole('link');
  first.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  press('ArrowDown');
  expect(document.activeElement).toBe(opener());
  press('ArrowRight');
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  press('End');
  expect(document.activeElement).toBe(screen.getAllByRole('link')[1]);
  press('ArrowDown');
  expect(document.activeElement).toBe(first);
  press('ArrowDown');
  press('ArrowLeft');
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  press('Home');
  expect(document.activeElement).toBe(first);
});

it('marks no row because the address lies below its path: of two, the menu says which is open', async () => {
  const nodes = (['/apps/purchase', '/apps/purchase/list'] as const).map(
    (path): ItemNode => ({ ...row(path), path, to: path, title: { ja: path, en: path } }),
  );
  await renderInFrame(
    () => (
      <ul>
        {nodes.map((node) => (
          <NavNode key={node.id} node={node} currentId="/apps/purchase/list" />
        ))}
      </ul>
    ),
    { at: '/apps/purchase/list' },
  );
  const marked = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(marked).toEqual([
    ['/apps/purchase', null],
    ['/apps/purchase/list', 'page'],
  ]);
});
