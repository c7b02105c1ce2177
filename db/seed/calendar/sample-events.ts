// Events that people of the sample organisation have in their calendars. Days are counted from today, weekends left out.

export interface SampleEvent {
  readonly title: string;
  readonly description?: string;
  readonly place?: string;
  /** Business days from today. */
  readonly in: number;
  /** Minutes after midnight and for how long; of whole days, how many. */
  readonly at: { readonly from: number; readonly minutes: number } | { readonly days: number };
  readonly visibility?: 'public' | 'busy' | 'private';
  /** How many weeks it repeats. */
  readonly weeks?: number;
  /** Colleagues of the department who are invited: how many. */
  readonly invites?: number;
}

const clock = (from: string, minutes: number) => {
  const [hours = 0, rest = 0] = from.split(':').map(Number);
  return { from: hours * 60 + rest, minutes };
};

/** Of each of the people one logs in as. */
export const OWN_EVENTS: readonly SampleEvent[] = [
  { title: '部内定例', place: '会議室A', in: 0, at: clock('10:00', 60), visibility: 'public', weeks: 10, invites: 4 },
  { title: '見積書の確認', in: 0, at: clock('15:00', 30) },
  { title: '1on1（上長）', place: '打合せコーナー', in: 1, at: clock('13:30', 30), weeks: 6, invites: 1 },
  {
    title: '顧客訪問',
    description: '提案書を2部持参',
    place: '横浜',
    in: 2,
    at: clock('13:00', 180),
    visibility: 'public',
  },
  { title: '通院', in: 3, at: clock('16:30', 60), visibility: 'private' },
  { title: '月次報告の作成', in: 4, at: clock('9:30', 120) },
  { title: '大阪出張', description: '新大阪 9:03着', place: '大阪支店', in: 6, at: { days: 2 }, visibility: 'public' },
  { title: '年次有給休暇', in: 11, at: { days: 1 } },
  { title: '棚卸しの打合せ', place: '会議室B', in: -3, at: clock('14:00', 60), invites: 2 },
];

/** Of every colleague, one after the other: the week of a department has something in most rows. */
export const OTHERS_EVENTS: readonly SampleEvent[] = [
  { title: '採用面接', place: '応接室', in: 1, at: clock('11:00', 60) },
  { title: '研修', place: '大会議室', in: 2, at: clock('9:00', 420), visibility: 'public' },
  { title: '外出', in: 0, at: clock('13:00', 150), visibility: 'public' },
  { title: '資料作成', in: 3, at: clock('10:00', 120) },
  { title: '年次有給休暇', in: 4, at: { days: 1 }, visibility: 'public' },
];
