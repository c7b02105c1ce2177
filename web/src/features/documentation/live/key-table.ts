// Keys that act on single screens. Those of every screen are read from the registry; a test holds the others to the code that
// binds them.
import type { Text } from '@madoguchi/contract/message.ts';

interface KeyGroupRow {
  readonly title: Text;
  /** The file that binds them, in `web/src`. */
  readonly bound: string;
  readonly keys: Readonly<Record<string, Text>>;
}

export const KEY_TABLE: readonly KeyGroupRow[] = [
  {
    title: { ja: '一覧', en: 'Lists' },
    bound: 'kit/list/List.tsx',
    keys: {
      j: { ja: '次の行', en: 'Next row' },
      k: { ja: '前の行', en: 'Previous row' },
      Enter: { ja: '行を開く', en: 'Open the row' },
      x: { ja: '行を選択', en: 'Select the row' },
      Escape: { ja: '開いている行を閉じる', en: 'Close the open row' },
    },
  },
  {
    title: { ja: '入力画面', en: 'Forms' },
    bound: 'kit/form/OperationForm.tsx',
    keys: { 'mod+Enter': { ja: '保存または申請', en: 'Save or submit' } },
  },
  {
    title: { ja: '承認待ち', en: 'Waiting for you' },
    bound: 'features/approvals/decide/use-decisions.tsx',
    keys: {
      a: { ja: '承認する', en: 'Approve' },
      r: { ja: '差し戻す', en: 'Return' },
      d: { ja: '却下する', en: 'Reject' },
    },
  },
  {
    title: { ja: '精算書の表', en: 'Lines of a claim' },
    bound: 'features/expense-claims/sheet/EntryGrid.tsx',
    keys: {
      Tab: { ja: '次の欄', en: 'Next cell' },
      Enter: { ja: '下の行', en: 'Row below' },
      F2: { ja: '欄の中で編集', en: 'Edit within the cell' },
      'alt+ArrowDown': { ja: '候補を開く', en: 'Open the list of choices' },
      'alt+Enter': { ja: '2行目の項目を開く', en: 'Open the second row' },
      'mod+d': { ja: '上の値を入れる', en: 'Fill from above' },
      'mod+;': { ja: '今日の日付を入れる', en: 'Today’s date' },
      'mod+shift+d': { ja: '行をコピー', en: 'Duplicate the row' },
      'mod+shift+Enter': { ja: '行を挿入', en: 'Insert a row' },
      'mod+z': { ja: '元に戻す', en: 'Undo' },
      'mod+y': { ja: 'やり直す', en: 'Redo' },
      Escape: { ja: '入力をやめる', en: 'Leave the cell' },
    },
  },
  {
    title: { ja: '精算書', en: 'Claim' },
    bound: 'features/expense-claims/mine/ClaimSheet.tsx',
    keys: {
      F8: { ja: '次のエラー・注意へ', en: 'Next error or warning' },
      'mod+Enter': { ja: '申請する', en: 'Submit' },
    },
  },
  {
    title: { ja: 'カレンダー・設備予約', en: 'Calendar and reservations' },
    bound: 'kit/calendar/parts/use-board-keys.ts',
    keys: {
      t: { ja: '今日', en: 'Today' },
      m: { ja: '月', en: 'Month' },
      w: { ja: '週', en: 'Week' },
      d: { ja: '日', en: 'Day' },
      l: { ja: '一覧', en: 'List' },
      c: { ja: '予定を追加', en: 'Add' },
    },
  },
  {
    title: { ja: 'ToDo', en: 'To-do' },
    bound: 'features/to-dos/TodoList.tsx',
    keys: {
      j: { ja: '次のToDo', en: 'Next to-do' },
      k: { ja: '前のToDo', en: 'Previous to-do' },
      x: { ja: 'ToDoを選択', en: 'Select the to-do' },
    },
  },
  {
    title: { ja: 'スクラムボード', en: 'Scrumboard' },
    bound: 'features/scrumboard/board/BoardPage.tsx',
    keys: {
      ArrowDown: { ja: 'カードの間を移動', en: 'Walk between cards' },
      Space: { ja: 'カードを持ち上げる・置く', en: 'Lift or drop a card' },
      c: { ja: 'カードを追加', en: 'Add a card' },
      f: { ja: '絞り込み', en: 'Filter' },
      x: { ja: 'カードを選択', en: 'Select a card' },
      m: {
        ja: '開いたカードで：担当・ラベル・期限・コメント',
        en: 'In an open card: members, labels, due date, comment',
      },
    },
  },
  {
    title: { ja: '社内研修', en: 'Academy' },
    bound: 'features/academy/take/CoursePage.tsx',
    keys: {
      n: { ja: '次のステップ', en: 'Next step' },
      p: { ja: '前のステップ', en: 'Previous step' },
    },
  },
];
