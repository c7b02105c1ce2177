// The columns of a file of resources, in their order. Export and import share them.
import type { Text } from '../../message.ts';
import type { ResourceContent } from '../model.ts';
import { RESOURCE_APPROVAL_NAMES, RESOURCE_CATEGORY_NAMES } from '../names.ts';

/** Monday first, as hours are. */
export const WEEKDAY_COLUMNS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type WeekdayColumn = (typeof WEEKDAY_COLUMNS)[number];

export type ColumnName =
  | Exclude<keyof ResourceContent, 'hours' | 'unitIds' | 'managerIds'>
  | WeekdayColumn
  | 'units'
  | 'managers';

/** How the cells of a column are read and written: `names` are several with a semicolon between them. */
export type CellKind = 'text' | 'lines' | 'kana' | 'choice' | 'count' | 'yes' | 'day' | 'hours' | 'names';

export interface FileColumn {
  readonly name: ColumnName;
  readonly heading: Text;
  readonly kind: CellKind;
  readonly options?: Readonly<Record<string, Text>>;
  /** An empty cell clears the value; of the others it leaves what stood there. */
  readonly mayBeEmpty?: true;
}

const day = (name: WeekdayColumn, ja: string, en: string): FileColumn => ({
  name,
  heading: { ja: `${ja}曜日`, en },
  kind: 'hours',
  mayBeEmpty: true,
});

export const FILE_COLUMNS: readonly FileColumn[] = [
  { name: 'name', heading: { ja: '設備名', en: 'Name' }, kind: 'text' },
  { name: 'reading', heading: { ja: 'フリガナ', en: 'Reading' }, kind: 'kana', mayBeEmpty: true },
  {
    name: 'resourceCategory',
    heading: { ja: '種類', en: 'Kind' },
    kind: 'choice',
    options: RESOURCE_CATEGORY_NAMES,
  },
  { name: 'site', heading: { ja: '場所', en: 'Site' }, kind: 'text', mayBeEmpty: true },
  { name: 'capacity', heading: { ja: '定員', en: 'Seats' }, kind: 'count', mayBeEmpty: true },
  { name: 'features', heading: { ja: '備わっているもの', en: 'Features' }, kind: 'names', mayBeEmpty: true },
  { name: 'note', heading: { ja: '備考', en: 'Note' }, kind: 'lines', mayBeEmpty: true },
  { name: 'quantity', heading: { ja: '数量', en: 'Quantity' }, kind: 'count' },
  { name: 'units', heading: { ja: '構成する設備', en: 'Units' }, kind: 'names', mayBeEmpty: true },
  { name: 'managers', heading: { ja: '担当者の社員番号', en: 'Managers' }, kind: 'names', mayBeEmpty: true },
  day('monday', '月', 'Monday'),
  day('tuesday', '火', 'Tuesday'),
  day('wednesday', '水', 'Wednesday'),
  day('thursday', '木', 'Thursday'),
  day('friday', '金', 'Friday'),
  day('saturday', '土', 'Saturday'),
  day('sunday', '日', 'Sunday'),
  { name: 'slotMinutes', heading: { ja: '予約枠（分）', en: 'Slot (minutes)' }, kind: 'count' },
  { name: 'shortestMinutes', heading: { ja: '最短（分）', en: 'Shortest (minutes)' }, kind: 'count' },
  { name: 'longestMinutes', heading: { ja: '最長（分）', en: 'Longest (minutes)' }, kind: 'count' },
  { name: 'bufferBeforeMinutes', heading: { ja: '前の準備時間（分）', en: 'Buffer before (minutes)' }, kind: 'count' },
  { name: 'bufferAfterMinutes', heading: { ja: '後の準備時間（分）', en: 'Buffer after (minutes)' }, kind: 'count' },
  { name: 'leadMinutes', heading: { ja: '予約の期限（分前）', en: 'Notice (minutes)' }, kind: 'count' },
  {
    name: 'aheadDaysStaff',
    heading: { ja: '予約できる期間・スタッフ（日）', en: 'Days ahead, staff' },
    kind: 'count',
  },
  {
    name: 'aheadDaysAdmin',
    heading: { ja: '予約できる期間・管理者（日）', en: 'Days ahead, admins' },
    kind: 'count',
  },
  { name: 'approval', heading: { ja: '承認', en: 'Approval' }, kind: 'choice', options: RESOURCE_APPROVAL_NAMES },
  { name: 'checksIn', heading: { ja: 'チェックイン', en: 'Check-in' }, kind: 'yes' },
  { name: 'graceMinutes', heading: { ja: '未利用の判定（分）', en: 'Grace period (minutes)' }, kind: 'count' },
  {
    name: 'mostOpenStaff',
    heading: { ja: '1人の予約件数・スタッフ', en: 'Reservations at most, staff' },
    kind: 'count',
    mayBeEmpty: true,
  },
  {
    name: 'mostOpenAdmin',
    heading: { ja: '1人の予約件数・管理者', en: 'Reservations at most, admins' },
    kind: 'count',
    mayBeEmpty: true,
  },
  {
    name: 'weekHoursStaff',
    heading: { ja: '1人の週の時間・スタッフ', en: 'Hours a week, staff' },
    kind: 'count',
    mayBeEmpty: true,
  },
  {
    name: 'weekHoursAdmin',
    heading: { ja: '1人の週の時間・管理者', en: 'Hours a week, admins' },
    kind: 'count',
    mayBeEmpty: true,
  },
  { name: 'inUseFrom', heading: { ja: '利用開始日', en: 'First day' }, kind: 'day', mayBeEmpty: true },
  { name: 'endsOn', heading: { ja: '利用終了日', en: 'Last day' }, kind: 'day', mayBeEmpty: true },
];
