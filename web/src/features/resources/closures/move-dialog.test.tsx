import type { ReservationItem } from '@madoguchi/contract/reservations/model.ts';
import { INITIAL_RESOURCE } from '@madoguchi/contract/resources/initial-resource.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormGround } from '../../../../test/forms/FormGround.tsx';
import { ADMIN_SESSION } from '../../../../test/sessions.ts';
import { sessionState } from '../../../platform/identity/session-state.ts';
import { showLanguage } from '../../../platform/language.ts';
import { queryClient } from '../../../platform/query.ts';
import { MoveDialog } from './MoveDialog.tsx';

const idOf = (nth: number) => `01932b6c-0000-7000-8000-00000000000${nth}`;
const [CLOSED, OTHER, CAR, ENDED, PROJECTOR] = [idOf(1), idOf(2), idOf(3), idOf(4), idOf(5)];

const offered = (id: string, name: string, more: object = {}) => ({
  ...INITIAL_RESOURCE,
  id,
  name,
  photo: null,
  ...more,
});

const RESERVATION: ReservationItem = {
  id: idOf(9),
  version: 3,
  status: 'confirmed',
  shownState: 'confirmed',
  start: '2026-12-10T01:00:00.000Z',
  end: '2026-12-10T02:00:00.000Z',
  seriesId: null,
  visibility: 'public',
  isBusyOnly: false,
  resources: [
    { resourceId: CLOSED, name: '第1会議室', quantity: 1 },
    { resourceId: PROJECTOR, name: 'プロジェクター', quantity: 2 },
  ],
  occupies: [CLOSED, PROJECTOR],
  title: '月例会議',
  organizer: null,
  may: ['change'],
  isOwn: false,
};

const sent: unknown[] = [];
let answer: () => Response;

beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({ id: RESERVATION.id, version: 4, status: 'confirmed' });
  showLanguage('ja');
  sessionState.set({ phase: 'known', session: ADMIN_SESSION });
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string } = {}) => {
    if (path.endsWith('/offered')) {
      const resources = [
        offered(CLOSED, '第1会議室'),
        offered(OTHER, '第2会議室'),
        offered(CAR, '社用車', { resourceCategory: 'vehicle' }),
        offered(ENDED, '大阪会議室', { endsOn: '2026-11-30' }),
      ];
      return Promise.resolve(Response.json({ resources }));
    }
    if (body !== undefined) sent.push(JSON.parse(body));
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionState.set({ phase: 'asking' });
  vi.unstubAllGlobals();
});

const show = () =>
  render(<MoveDialog reservation={RESERVATION} closed={[CLOSED]} onClose={() => undefined} />, { wrapper: FormGround });
const move = () => fireEvent.click(screen.getByRole('button', { name: '別の設備に移す' }));

it('offers what is of the kind, not closed and in use then, and changes that resource alone [B6-06]', async () => {
  show();
  fireEvent.click(await screen.findByRole('radio', { name: '第2会議室' }));
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  move();
  await vi.waitFor(() =>
    expect(sent).toEqual([
      {
        version: 3,
        resources: [
          { resourceId: OTHER, quantity: 1 },
          { resourceId: PROJECTOR, quantity: 2 },
        ],
      },
    ]),
  );
});

it('says in words why it cannot go there', async () => {
  const fields = [
    { field: 'start', type: 'start', code: 'invalid', message: '第2会議室の利用時間は9:00〜18:00です。' },
  ];
  const refused = {
    status: 422,
    code: 'invalid',
    message: '1か所を確認してください。',
    data: { fields, requestId: 'r' },
  };
  answer = () => Response.json(refused, { status: 422 });
  show();
  fireEvent.click(await screen.findByRole('radio', { name: '第2会議室' }));
  move();
  expect(await screen.findByText('第2会議室の利用時間は9:00〜18:00です。')).toBeTruthy();
});
