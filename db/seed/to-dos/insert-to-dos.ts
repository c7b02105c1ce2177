// The sample's to-dos: folders, labels and a fortnight of work of the people one logs in as.
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { identity, instant, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';

interface SampleTodo {
  readonly title: string;
  readonly notes?: string;
  /** Days from today. */
  readonly due?: number;
  readonly time?: string;
  readonly folder?: string;
  readonly labels?: readonly string[];
  readonly starred?: true;
  readonly important?: true;
  readonly doneDaysAgo?: number;
  readonly subtasks?: readonly string[];
  readonly weekly?: true;
}

const FOLDERS = ['月次の仕事', '社内イベント'] as const;
const LABELS = [
  ['購買', 'blue'],
  ['至急', 'crimson'],
  ['確認待ち', 'orange'],
] as const;

const TODOS: readonly SampleTodo[] = [
  { title: '見積もりの確認（会議室の椅子）', due: -2, labels: ['購買', '至急'], important: true },
  { title: '交通費の領収書をそろえる', due: -1, folder: '月次の仕事' },
  {
    title: '定例会議の資料を配る',
    due: 0,
    time: '15:00',
    starred: true,
    subtasks: ['前回の議事録を確認', '数字を更新', '印刷'],
  },
  { title: '来客用のお茶を注文する', due: 0, labels: ['購買'] },
  { title: '新しい社員の席を用意する', due: 1, notes: '机、椅子、内線。総務と調整済み。' },
  { title: '避難訓練の案内文を書く', due: 3, folder: '社内イベント', labels: ['確認待ち'] },
  { title: '週報を書く', due: 4, time: '17:00', weekly: true },
  { title: '忘年会の会場を探す', due: 12, folder: '社内イベント', starred: true },
  { title: '読みたい資料をまとめる' },
  { title: '名刺を追加で頼む', due: -5, doneDaysAgo: 4, labels: ['購買'] },
];

const MORNING = 9 * 60;
const ADDED_DAYS_AGO = 14;

/** Adds them around today. */
export async function insertTodos(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
): Promise<void> {
  const added = momentOf(addDays(today, -ADDED_DAYS_AGO), MORNING);
  const known = new Set<string>(Object.values(SAMPLE_PEOPLE).map(({ email }) => email));
  const owners = employees.filter(({ email, accountId }) => accountId !== null && known.has(email));
  for (const { accountId } of owners) {
    const id = () => identity(added + random.integer(0, 59_999), random);
    const places = [
      ...FOLDERS.map((title, nth) => ({ id: id(), kind: 'folder', title, colour: 'blue', position: nth + 1 })),
      ...LABELS.map(([title, colour], nth) => ({ id: id(), kind: 'label', title, colour, position: nth + 1 })),
    ];
    await client.query(
      `insert into todo_places (id, version, account_id, kind, handle, title, colour, position)
       select p.id, 1, $1, p.kind, p.title, p.title, p.colour, p.position
       from json_to_recordset($2) as p(id uuid, kind text, title text, colour text, position int)`,
      [accountId, JSON.stringify(places)],
    );
    const idOf = (kind: string, title: string) => places.find((one) => one.kind === kind && one.title === title)?.id;
    const todos = TODOS.map(({ due, doneDaysAgo, subtasks = [], labels = [], ...todo }) => ({
      id: id(),
      title: todo.title,
      notes: todo.notes ?? '',
      dueOn: due === undefined ? null : addDays(today, due),
      dueTime: todo.time ?? null,
      starred: todo.starred === true,
      important: todo.important === true,
      folderId: todo.folder === undefined ? null : idOf('folder', todo.folder),
      labelIds: labels.flatMap((label) => idOf('label', label) ?? []),
      subtasks: subtasks.map((title, nth) => ({ id: id(), title, isDone: nth === 0 })),
      repeat: todo.weekly === true ? { every: 'week', interval: 1, from: 'calendar', day: null } : null,
      completedAt: doneDaysAgo === undefined ? null : instant(momentOf(addDays(today, -doneDaysAgo), MORNING)),
    }));
    await client.query(
      `insert into todos (id, version, account_id, title, notes, due_on, due_time, starred, important, folder_id,
         label_ids, subtasks, repeat, completed_at, created_at, changed_at)
       select t.id, 1, $1, t.title, t.notes, t."dueOn", t."dueTime", t.starred, t.important, t."folderId",
         array(select l::uuid from jsonb_array_elements_text(t."labelIds") l), t.subtasks,
         nullif(t.repeat, 'null'::jsonb), t."completedAt", $3, $3
       from json_to_recordset($2) as t(id uuid, title text, notes text, "dueOn" date, "dueTime" text, starred boolean,
         important boolean, "folderId" uuid, "labelIds" jsonb, subtasks jsonb, repeat jsonb, "completedAt" timestamptz)`,
      [accountId, JSON.stringify(todos), instant(added)],
    );
  }
}
