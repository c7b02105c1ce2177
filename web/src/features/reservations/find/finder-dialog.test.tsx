import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { ELEVEN, NOON, OTHER_ROOM, ROOM, TEN } from '../../../../test/reservations.ts';
import { STAFF_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { FinderDialog } from './FinderDialog.tsx';

const RESOURCES: readonly OfferedResource[] = [
  { ...ROOM, site: '本社', features: ['モニター'] },
  { ...OTHER_ROOM, site: '大阪', features: ['プロジェクター'] },
];
const OFFER = { resourceId: ROOM.id, name: ROOM.name, capacity: 8, start: TEN, end: ELEVEN, freeUntil: NOON };

let asked: Record<string, unknown>[];
let answer: () => Response;
const chosen = vi.fn();

beforeEach(() => {
  asked = [];
  answer = () => Response.json({ offers: [OFFER] });
  chosen.mockClear();
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: STAFF_SESSION });
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    if (!path.endsWith('/api/reservations/find')) return Promise.resolve(Response.json({ people: [] }));
    asked.push(JSON.parse(body as string));
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <FormGround>
      <FinderDialog resources={RESOURCES} onChoose={chosen} onClose={() => undefined} />
    </FormGround>,
  );
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const type = (value: string) => fireEvent.change(box('文章で探す'), { target: { value } });
const enter = (more: object = {}) => fireEvent.keyDown(box('文章で探す'), { key: 'Enter', ...more });
const offers = () => within(screen.getByLabelText('見つかった空き'));

it('Enter reads the line into the fields and asks by them; an offer goes on to its booking [B6-05]', async () => {
  open();
  type('3人 2時間 11/25 午後 スクリーン');
  enter();
  fireEvent.click(await screen.findByText('第1会議室'));
  expect(asked).toEqual([
    {
      ...{ people: 3, minutes: 120, from: '2026-11-25', to: '2026-11-25', partOfDay: 'afternoon' },
      ...{ features: ['モニター'], category: null, site: null, attendees: [] },
    },
  ]);
  expect([box('人数').value, box('長さ（分）').value, box('最初の日').value]).toEqual(['3', '120', '2026/11/25(水)']);
  expect(offers().getByRole('status').textContent).toBe('1件の空きがあります。選択すると予約に進みます。');
  expect(offers().getByRole('button').textContent).toBe(
    '2026/12/01(火) 10:00–11:00 第1会議室 8人続けて空いている時間：10:00–12:00',
  );
  expect(chosen).toHaveBeenCalledWith({
    resources: [{ resourceId: ROOM.id, quantity: 1 }],
    start: TEN,
    end: ELEVEN,
    attendees: [],
  });
});

it('says which words were not understood and left out, and takes the name of a place for one [B6-05]', async () => {
  open();
  type('3人 大阪 ふかふかの椅子');
  enter();
  await waitFor(() => expect(asked).toMatchObject([{ people: 3, site: '大阪', features: [] }]));
  expect(screen.getByText(/読み取れなかった語：ふかふか/)).toBeDefined();
  type('3人 スクリーン');
  enter();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.queryByText(/読み取れなかった語/)).toBeNull();
});

it('the Enter that takes a conversion asks nothing; without a line the fields ask [B6-05]', async () => {
  open();
  type('さんにん');
  enter({ isComposing: true });
  enter({ keyCode: 229 });
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: '大阪' }));
  fireEvent.click(screen.getByRole('button', { name: '探す' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ people: null, minutes: 60, from: '2026-11-21', to: '2026-11-27', site: '大阪' });
});

it('a kind or a site that was chosen is let go of again [B6-05]', async () => {
  open();
  const [kind, site] = ['種類', '場所'].map((name) => within(screen.getByRole('radiogroup', { name })));
  for (const [group, name] of [
    [kind, '車両'],
    [site, '本社'],
    [kind, 'すべて'],
    [site, 'すべて'],
  ] as const)
    fireEvent.click(group?.getByRole('radio', { name }) as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: '探す' }));
  await waitFor(() => expect(asked).toMatchObject([{ category: '', site: '' }]));
});

it('the first of many offers are shown, and the others by a press [B6-05]', async () => {
  const many = Array.from({ length: 8 }, (_, nth) => ({ ...OFFER, start: TEN.replace('01T', `0${nth + 1}T`) }));
  answer = () => Response.json({ offers: many });
  open();
  enter();
  await waitFor(() => expect(offers().getAllByRole('listitem')).toHaveLength(5));
  fireEvent.click(offers().getByRole('button', { name: 'ほか3件を表示', expanded: false }));
  expect(offers().getAllByRole('listitem')).toHaveLength(8);
});

it('is busy while it looks, and says where nothing is free [B6-05]', async () => {
  answer = () => Response.json({ offers: [] });
  open();
  enter();
  const group = await screen.findByLabelText('見つかった空き');
  expect(group.getAttribute('aria-busy')).toBe('true');
  await within(group).findByText('条件に合う空きはありません。期間を広げるか、条件を減らしてください。');
  expect(group.getAttribute('aria-busy')).toBe('false');
});

it('that could not be asked says so, and asks again by a press [B6-05]', async () => {
  answer = () => Response.json({ status: 500, code: 'internal', message: '', data: {} }, { status: 500 });
  open();
  enter();
  const band = await screen.findByRole('alert');
  answer = () => Response.json({ offers: [OFFER] });
  fireEvent.click(within(band).getByRole('button'));
  expect(await screen.findByText('第1会議室')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
