import { listHolidays } from '@madoguchi/contract/master-data/operations.ts';
import { findPeople } from '@madoguchi/contract/people/operations.ts';
import { findPurchasesByNumber } from '@madoguchi/contract/purchase-requests/operations.ts';
import type { Board, Card, CardFace } from '@madoguchi/contract/scrumboard/model.ts';
import { attachLink } from '@madoguchi/contract/scrumboard/on-card-operations.ts';
import {
  actOnCards,
  changeCard,
  listRemoved,
  moveCards,
  setMember,
  showBoard,
  showCard,
} from '@madoguchi/contract/scrumboard/operations.ts';
import { showHealth } from '@madoguchi/contract/system/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { openPortal, startPortalServer } from '../../../../test/browser/open-portal.tsx';
import type { PageServer } from '../../../../test/browser/server.ts';
import { texts } from '../../../../test/browser/show.ts';
import { sessionOf } from '../../../../test/sessions.ts';
import { HAS_MOUSE } from './dragging.ts';

const ID = (nth: number) => `01932b6c-0000-7000-8000-${String(nth).padStart(12, '0')}`;
const AT = '2026-11-20T03:00:00.000Z';
const [BOARD_ID, TODO, DOING, ME] = [ID(90), ID(80), ID(81), ID(70)] as const;
const PLACE = `/apps/scrumboard/boards/${BOARD_ID}`;
const SATO = { id: ID(60), employeeId: 'E0007', name: '佐藤 花子', kana: 'さとう はなこ', departmentCode: 'D01' };
const NO_LOG_SERVER = { state: 'none', waiting: 0, oldestSeconds: null } as const;
const DUE = { day: '2026-11-26' as PlainDate, time: null };

const face = (nth: number, listId: string, title: string, more: Partial<CardFace> = {}): CardFace => ({
  ...{ id: ID(nth), version: 1, listId, position: `a${nth}`, number: nth, title, due: null, doneAt: null },
  ...{ labelIds: [], memberIds: [], coverId: null, checks: 0, checksDone: 0, attachments: 0, comments: 0 },
  ...{ hasDescription: false, subscribed: false, request: null, ...more },
});
const member = (id: string, name: string, role: Board['role'], employeeId: string | null = ID(71)) => ({
  ...{ id, employeeId, name, kana: '', photoURL: null, role },
});

let server: PageServer;
let role: Board['role'];
let cards: readonly CardFace[];
let members: Board['members'];
let attachments: Card['attachments'];
let link: Card['link'];

const boardOf = (): Board => ({
  ...{ id: BOARD_ID, version: 1, title: '稟議', uri: 'ringi', colour: 'blue', state: 'live', role, starred: false },
  ...{ changedAt: AT, keptUntil: null, deletedBy: null, coverImages: true, subscribed: false, archivedCards: 0 },
  ...{ labels: [], members, mark: '1-1.1', gone: null, cards: [...cards] },
  lists: [TODO, DOING].map((id) => ({
    ...{ id, version: 1, title: id === TODO ? '未着手' : '対応中', wipLimit: null, archived: 0 },
    cards: cards.filter(({ listId }) => listId === id).length,
  })),
});
const cardOf = ({ checks: _c, checksDone: _d, hasDescription: _h, request: _r, position: _p, ...card }: CardFace) => ({
  ...{ ...card, boardId: BOARD_ID, boardTitle: '稟議', boardUri: 'ringi', listTitle: '未着手', role, description: '' },
  ...{ link, checklists: [], attachments, comments: [], activity: [], state: 'live' as const, deletedAt: null },
  ...{ deletedBy: null, keptUntil: null, createdAt: AT },
});

beforeEach(() => {
  [role, link, attachments] = ['owner', null, []];
  members = [member(ME, '山田 太郎', 'owner')];
  cards = [
    ...[face(1, TODO, '見積確認', { memberIds: [ME], due: DUE }), face(2, TODO, '契約書', { memberIds: [ME] })],
    ...[face(3, TODO, '対象外'), face(4, DOING, '発注', { memberIds: [ME] })],
  ];
  let away: readonly CardFace[] = [];
  server = startPortalServer(sessionOf('system'))
    .on(showHealth, () => ({ status: 'ok' as const, unnumberedSeconds: 0, logServer: NO_LOG_SERVER }))
    .on(listHolidays, () => [])
    .on(showBoard, boardOf)
    .on(showCard, ({ input }) => cardOf(cards.find(({ id }) => id === input['cardId']) ?? face(9, TODO, '')))
    .on(actOnCards, ({ input }) => {
      const { cardIds, act } = input as { cardIds: string[]; act: { act: string; on: boolean } };
      const changes = (card: CardFace) => cardIds.includes(card.id);
      if (act.act === 'delete' && act.on) {
        away = cards.filter(changes);
        cards = cards.filter((card) => !changes(card));
      } else if (act.act === 'delete') cards = [...away, ...cards];
      else cards = cards.map((card) => (changes(card) ? { ...card, doneAt: act.on ? AT : null } : card));
      return { changedIds: cardIds };
    })
    .on(moveCards, ({ input }) => {
      const { cardIds, listId } = input as { cardIds: string[]; listId: string };
      cards = cards.map((card) => (cardIds.includes(card.id) ? { ...card, listId } : card));
      return { moved: cardIds.length, elsewhere: 0, listId, cards: 1 };
    });
});

/** The browsers of tests say that they have no pointer that is fine enough for dragging. */
function withMouse(): void {
  const asked = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) => (query === HAS_MOUSE ? { matches: true } : asked(query)));
}

const tile = (title: string) => page.getByRole('link', { name: title, exact: true });
const opened = () => page.getByRole('dialog', { name: 'カード' });
const cardTitle = () => opened().getByRole('textbox', { name: 'カード名' });
const middleOf = (found: Locator) => {
  const { left, top, width, height } = found.element().getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

describe('over an open card', () => {
  async function deletedFirst() {
    await openPortal(PLACE);
    await page.getByRole('button', { name: 'カード「契約書」の操作' }).click();
    await page.getByRole('menuitem', { name: '削除する' }).click();
    await expect.element(page.getByText('カード「契約書」を削除しました。')).toBeVisible();
    await tile('見積確認').click();
    await expect.element(cardTitle()).toBeVisible();
  }

  test('the message of what was done before stands with its button, which takes it back [B9-05, B0-02]', async () => {
    await deletedFirst();
    await expect.element(opened().getByText('カード「契約書」を削除しました。')).toBeVisible();
    await opened().getByRole('button', { name: '元に戻す' }).click();
    await expect.element(opened().getByText('操作を元に戻しました。')).toBeVisible();
    expect(server.sent.at(-1)).toEqual({ cardIds: [ID(2)], act: { act: 'delete', on: false } });
  });

  test('Ctrl+Z takes back the last act once, and within a text leaves it to the text [B9-05, B0-02]', async () => {
    await deletedFirst();
    const sent = () => server.sent.length;
    const before = sent();
    await cardTitle().click();
    await commands.press('Control+z');
    opened().getByRole('button', { name: '閉じる', exact: true }).element().focus();
    expect(sent()).toBe(before);
    await commands.press('Control+z');
    await expect.element(opened().getByText('操作を元に戻しました。')).toBeVisible();
    await commands.press('Control+z');
    expect(server.sent.slice(before)).toEqual([{ cardIds: [ID(2)], act: { act: 'delete', on: false } }]);
    await expect.element(page.css('[data-card] .title').filter({ hasText: '契約書' })).toBeInTheDocument();
  });

  test('Ctrl+Z takes back what was ticked in the card, not what was done before it [B9-05, B0-02]', async () => {
    await deletedFirst();
    await opened().getByRole('button', { name: '完了' }).click();
    await expect.element(opened().getByRole('button', { name: '完了' })).toHaveAttribute('aria-pressed', 'true');
    await commands.press('Control+z');
    await expect.element(opened().getByRole('button', { name: '完了' })).toHaveAttribute('aria-pressed', 'false');
    expect(server.sent.slice(-2)).toEqual([
      { cardIds: [ID(1)], act: { act: 'done', on: true } },
      { cardIds: [ID(1)], act: { act: 'done', on: false } },
    ]);
  });

  test('a link is attached by its address, under its name or none [B9-05]', async () => {
    server.on(attachLink, ({ input }) => {
      const attachment = {
        ...{ id: ID(50), kind: 'link' as const, name: String(input['name']), url: String(input['url']) },
        ...{
          mediaType: null,
          bytes: null,
          isPicture: false,
          addedAt: AT,
          addedBy: { id: ME, name: '', photoURL: null },
        },
      };
      attachments = [...attachments, attachment];
      return attachment;
    });
    await openPortal(`${PLACE}?card=${ID(1)}`);
    await opened().getByRole('button', { name: 'リンクを添付' }).click();
    await opened().getByRole('textbox', { name: 'URL' }).fill(' https://example.jp/mitsumori ');
    await opened().getByRole('textbox', { name: '表示名' }).fill('見積書');
    await commands.press('Enter');
    const shown = opened().getByRole('link', { name: '見積書' });
    await expect.element(shown).toHaveAttribute('href', 'https://example.jp/mitsumori');
    await expect.element(shown).toHaveAttribute('rel', 'noopener noreferrer');
    expect(server.sent).toEqual([{ url: 'https://example.jp/mitsumori', name: '見積書' }]);
  });

  test('a request is found by its number, linked over what was seen, and let go [B9-05]', async () => {
    server
      .on(findPurchasesByNumber, () => ({
        requests: [
          {
            id: ID(40),
            number: 'PR-2026-00012',
            purchaseName: 'ノートPC',
            status: 'draft' as const,
            employeeName: '山田 太郎',
          },
        ],
      }))
      .on(changeCard, ({ input }) => {
        link = (input['is'] as { link: Card['link'] }).link;
        return { id: ID(1), version: 2 };
      });
    await openPortal(`${PLACE}?card=${ID(1)}`);
    await opened().getByRole('textbox', { name: '申請番号' }).fill('PR-2026-00012');
    await opened().getByRole('button', { name: 'PR-2026-00012（ノートPC）を関連付ける' }).click();
    const to = `/apps/purchase-request/${ID(40)}`;
    await expect.element(opened().getByRole('link', { name: 'PR-2026-00012' })).toHaveAttribute('href', to);
    await opened().getByRole('button', { name: '関連付けを解除' }).click();
    await expect.element(opened().getByRole('textbox', { name: '申請番号' })).toBeVisible();
    const linked = { number: 'PR-2026-00012', to };
    expect(server.sent).toEqual([
      { was: { link: null }, is: { link: linked } },
      { was: { link: linked }, is: { link: null } },
    ]);
  });
});

test('somebody is made a member with the role that is chosen, and nobody without being chosen [B9-05]', async () => {
  server
    .on(listRemoved, () => ({ removed: [] }))
    .on(findPeople, () => ({ people: [SATO] }))
    .on(setMember, ({ input }) => {
      const added = member(ID(61), SATO.name, input['role'] as Board['role'], SATO.id);
      members = [...members, added];
      return { member: added };
    });
  await openPortal(PLACE);
  await page.getByRole('button', { name: '設定', exact: true }).click();
  const settings = page.getByRole('dialog', { name: 'ボードの設定' });
  const add = settings.getByRole('button', { name: '追加', exact: true });
  await add.click();
  await expect.element(settings.getByText('追加する人を選択してください。')).toBeVisible();
  expect(server.sent).toEqual([]);
  await settings.getByRole('combobox', { name: 'メンバーを追加' }).fill('佐藤');
  await page.getByRole('option', { name: /佐藤 花子/ }).click();
  await settings.getByRole('combobox', { name: '追加するメンバーの権限' }).selectOptions('view');
  await add.click();
  await expect.element(settings.getByRole('combobox', { name: '佐藤 花子さんの権限' })).toHaveValue('view');
  expect(server.sent).toEqual([{ employeeId: SATO.id, role: 'view' }]);
});

describe('by its role to view', () => {
  test('a board offers nothing that changes it or its cards, but a comment [B9-05]', async () => {
    role = 'view';
    members = [member(ME, '山田 太郎', 'view')];
    await openPortal(PLACE);
    await expect.element(tile('見積確認')).toBeVisible();
    for (const name of ['カードを追加', 'リストを追加', 'リスト「未着手」の操作', 'ボード名を変更']) {
      expect(page.getByRole('button', { name }).elements(), name).toEqual([]);
    }
    await page.getByRole('button', { name: 'カード「見積確認」の操作' }).click();
    await expect.poll(() => texts(page.getByRole('menuitem'))).toEqual(['開く']);
    await page.getByRole('menuitem', { name: '開く' }).click();
    await expect.element(opened().getByRole('button', { name: '変更を受け取る' })).toBeVisible();
    const offered = () => texts(opened().getByRole('button')).filter((text) => text !== '');
    expect(offered()).toEqual(['変更を受け取る', 'コメントする']);
    expect(opened().getByRole('textbox').elements()).toHaveLength(1);
  });

  test('a card is neither dragged nor lifted by keys [B9-05]', async () => {
    role = 'view';
    withMouse();
    await openPortal(PLACE);
    await expect.element(tile('見積確認')).toBeVisible();
    await commands.drawMouse([middleOf(tile('見積確認')), middleOf(tile('発注'))]);
    await openPortal(PLACE);
    await expect.element(tile('見積確認')).toBeVisible();
    tile('見積確認').element().focus();
    await commands.press('Space', 'ArrowRight', 'Space');
    expect(server.sent).toEqual([]);
  });
});

describe('in lanes by member', () => {
  const cell = (lane: string, list: string) => page.getByRole('list', { name: `${lane} ${list}` });

  test('a card is dragged to another list of its lane, and not into another lane [B9-05]', async () => {
    withMouse();
    await openPortal(`${PLACE}?as=lanes`);
    await expect.element(tile('見積確認')).toBeVisible();
    await commands.drawMouse([middleOf(tile('見積確認')), middleOf(tile('対象外'))]);
    await commands.drawMouse([middleOf(tile('見積確認')), middleOf(tile('発注'))]);
    await expect.element(cell('山田 太郎', '対応中').getByRole('link', { name: '見積確認' })).toBeVisible();
    expect(server.sent).toMatchObject([{ cardIds: [ID(1)], listId: DOING, seenListId: TODO }]);
    await expect.element(page.getByText(/^「見積確認」を「対応中」の\d番目へ移動しました。$/)).toBeVisible();
  });
});

describe('in its calendar', () => {
  test('the menu key opens what can be done with the card of the day, and takes its due date away [B9-05]', async () => {
    server.on(changeCard, () => {
      cards = cards.map((card) => (card.id === ID(1) ? { ...card, due: null } : card));
      return { id: ID(1), version: 2 };
    });
    await openPortal(`${PLACE}?as=calendar&at=${DUE.day}`);
    const item = page.css('[data-item]').filter({ hasText: '見積確認' });
    await expect.element(item).toBeVisible();
    page.getByRole('gridcell').element().focus();
    await commands.press('ContextMenu');
    await expect.element(page.getByRole('menu', { name: '「見積確認」のメニュー' })).toBeVisible();
    await expect
      .poll(() => texts(page.getByRole('menuitem')))
      .toEqual(['開く', '期限を変更…', '期限をなくす', '完了にする']);
    await page.getByRole('menuitem', { name: '期限をなくす' }).click();
    await expect.element(page.getByText('カード「見積確認」の期限をなくしました。')).toBeVisible();
    expect(server.sent).toEqual([{ was: { due: DUE }, is: { due: null } }]);
  });
});
