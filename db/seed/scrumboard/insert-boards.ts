// The sample's boards: three that people of the sample share, around today.
import type { BoardTemplate } from '@madoguchi/contract/scrumboard/choices.ts';
import { BOARD_TEMPLATES } from '@madoguchi/contract/scrumboard/choices.ts';
import { boardUri } from '@madoguchi/contract/scrumboard/rules.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { identity, instant, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';

interface SampleCard {
  readonly title: string;
  readonly list: number;
  readonly description?: string;
  /** Days from today. */
  readonly due?: number;
  readonly time?: string;
  readonly labels?: readonly number[];
  /** Of those on the board. */
  readonly members?: readonly number[];
  readonly points?: readonly string[];
  readonly isDone?: true;
  readonly comment?: string;
}

interface SampleBoard {
  readonly title: string;
  readonly template: BoardTemplate;
  readonly colour: 'blue' | 'green' | 'orange';
  /** The first owns it. */
  readonly people: readonly (keyof typeof SAMPLE_PEOPLE)[];
  readonly cards: readonly SampleCard[];
}

const BOARDS: readonly SampleBoard[] = [
  {
    title: 'オフィスのレイアウト変更',
    template: 'kanban',
    colour: 'blue',
    people: ['system', 'admin', 'staff'],
    cards: [
      { title: '座席表の案を作る', list: 0, due: 6, members: [1], points: ['部署ごとの人数', '会議室の数', '動線'] },
      { title: '電源とLANの位置を確認する', list: 0, members: [0], labels: [2] },
      { title: '什器の採寸', list: 0 },
      {
        title: '業者との打ち合わせ',
        list: 1,
        due: 0,
        time: '15:00',
        labels: [0],
        members: [0, 1],
        description: '見積もりの前提をそろえる。\n\n- 工期は2日まで\n- 休日の作業も可',
        comment: '図面は共有フォルダーの最新版を使ってください。',
      },
      { title: '廃棄する什器の一覧', list: 1, due: -2, members: [2], points: ['机', '椅子', 'キャビネット'] },
      { title: '社内への案内文', list: 2, due: 3, labels: [1], members: [2] },
      { title: '予算の確認', list: 3, due: -5, isDone: true, members: [1] },
    ],
  },
  {
    title: '月次締めの改善',
    template: 'kanban',
    colour: 'green',
    people: ['admin', 'system', 'staff'],
    cards: [
      { title: '締め日の前に催促を送る', list: 0, labels: [2] },
      { title: '差戻しの理由を分類する', list: 0, members: [0] },
      { title: '領収書の添付もれを減らす', list: 1, due: 8, members: [0, 2], labels: [2] },
      { title: 'ICカード履歴の取り込み手順', list: 2, due: 1, members: [2] },
      { title: '締めの手順書を更新する', list: 3, due: -10, isDone: true, members: [0] },
    ],
  },
  {
    title: 'ノートPCの入れ替え',
    template: 'ringi',
    colour: 'orange',
    people: ['system', 'admin'],
    cards: [
      { title: '対象の台数を数える', list: 0, due: 2, members: [0] },
      { title: '三社に見積もりを依頼する', list: 1, due: 4, members: [0], points: ['A社', 'B社', 'C社'] },
      { title: '性能の条件を決める', list: 2, labels: [2], members: [1] },
      { title: '稟議書の下書き', list: 3, due: 12, labels: [0] },
    ],
  },
];

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Keys of order as the server makes them; a list of the sample has far fewer cards than there are digits. */
const keyOf = (nth: number) => `a${DIGITS[nth] ?? 'z'}`;
const MORNING = 9 * 60;
const ADDED_DAYS_AGO = 12;

/** Adds them around today. */
export async function insertBoards(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
): Promise<void> {
  const added = momentOf(addDays(today, -ADDED_DAYS_AGO), MORNING);
  const at = instant(added);
  const id = () => identity(added + random.integer(0, 59_999), random);
  const accountOf = (who: keyof typeof SAMPLE_PEOPLE) =>
    employees.find(({ email }) => email === SAMPLE_PEOPLE[who].email)?.accountId ?? null;
  for (const { title, template, colour, people, cards } of BOARDS) {
    const accounts = people.flatMap((who) => accountOf(who) ?? []);
    const [owner] = accounts;
    if (owner === undefined) continue;
    const board = id();
    const { lists, labels } = BOARD_TEMPLATES[template];
    const listRows = lists.map((list, nth) => ({
      ...{ id: id(), title: list.title.ja, position: keyOf(nth) },
      wipLimit: 'wipLimit' in list ? list.wipLimit : null,
    }));
    const labelRows = labels.map((label) => ({ id: id(), title: label.title.ja, colour: label.colour }));
    const cardRows = cards.map(({ list, due, labels: has = [], members = [], points = [], ...card }, nth) => ({
      ...{ id: id(), listId: listRows[list]?.id, number: nth + 1, position: keyOf(nth), title: card.title },
      description: card.description ?? '',
      dueOn: due === undefined ? null : addDays(today, due),
      dueTime: card.time ?? null,
      labelIds: has.flatMap((label) => labelRows[label]?.id ?? []),
      memberIds: members.flatMap((member) => accounts[member] ?? []),
      checklists:
        points.length === 0
          ? []
          : [
              {
                id: id(),
                title: '確認',
                items: points.map((point, at) => ({ id: id(), title: point, isDone: at === 0 })),
              },
            ],
      doneAt: card.isDone === true ? instant(momentOf(addDays(today, -1), MORNING)) : null,
      comment: card.comment ?? null,
    }));
    await client.query(
      `insert into boards (id, version, title, uri, colour, cover_images, last_number, created_by, created_at, changed_at)
       values ($1, 1, $2, $3, $4, true, $5, $6, $7, $7)`,
      [board, title, boardUri(title), colour, cards.length, owner, at],
    );
    await client.query(
      `insert into board_members (board_id, account_id, role, subscribed, added_at)
       select $1, m.id, case when m.nth = 1 then 'owner' else 'edit' end, m.nth = 1, $3
       from unnest($2::uuid[]) with ordinality m(id, nth)`,
      [board, accounts, at],
    );
    await client.query(
      `insert into board_labels (id, version, board_id, title, colour)
       select t.id, 1, $1, t.title, t.colour from json_to_recordset($2) as t(id uuid, title text, colour text)`,
      [board, JSON.stringify(labelRows)],
    );
    await client.query(
      `insert into board_lists (id, version, board_id, title, wip_limit, position, created_at)
       select l.id, 1, $1, l.title, l."wipLimit", l.position, $3
       from json_to_recordset($2) as l(id uuid, title text, "wipLimit" int, position text)`,
      [board, JSON.stringify(listRows), at],
    );
    await client.query(
      `insert into board_cards (id, version, board_id, list_id, number, position, title, description, due_on, due_time,
         label_ids, member_ids, checklists, done_at, created_at, changed_at)
       select c.id, 1, $1, c."listId", c.number, c.position, c.title, c.description, c."dueOn", c."dueTime",
         array(select x::uuid from jsonb_array_elements_text(c."labelIds") x),
         array(select x::uuid from jsonb_array_elements_text(c."memberIds") x), c.checklists, c."doneAt", $3, $3
       from json_to_recordset($2) as c(id uuid, "listId" uuid, number int, position text, title text, description text,
         "dueOn" date, "dueTime" text, "labelIds" jsonb, "memberIds" jsonb, checklists jsonb, "doneAt" timestamptz)`,
      [board, JSON.stringify(cardRows), at],
    );
    const acts = cardRows.map((card) => ({ id: id(), card: card.id }));
    await client.query(
      `insert into board_activities (id, card_id, kind, said, done_by, done_at)
       select y.id, y.card, 'added', '{}', $2, $3 from json_to_recordset($1) as y(id uuid, card uuid)`,
      [JSON.stringify(acts), owner, at],
    );
    for (const { id: card, comment } of cardRows) {
      if (comment === null) continue;
      await client.query(
        `insert into board_comments (id, version, card_id, text, mentions, written_by, written_at)
         values ($1, 1, $2, $3, '{}', $4, $5)`,
        [id(), card, comment, owner, at],
      );
    }
  }
}
