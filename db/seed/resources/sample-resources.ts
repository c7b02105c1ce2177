// The resources of the sample organisation, over two sites: rooms, one of them a hall of two halves, vehicles and equipment.
import { INITIAL_RESOURCE } from '@madoguchi/contract/resources/initial-resource.ts';
import type { ResourceContent } from '@madoguchi/contract/resources/model.ts';
import type { SAMPLE_PEOPLE } from '../people.ts';

export interface SampleResource extends Omit<ResourceContent, 'unitIds' | 'managerIds'> {
  /** Names of other resources of the sample. */
  readonly units: readonly string[];
  readonly managers: readonly (keyof typeof SAMPLE_PEOPLE)[];
  /** It can be used until the month of the sample ends. */
  readonly endsWithMonth?: true;
}

type Said = Partial<SampleResource> & Pick<SampleResource, 'name' | 'reading' | 'site'>;

const HEAD_OFFICE = '本社';
const OSAKA = '大阪支店';

const { unitIds: _units, managerIds: _managers, ...INITIAL } = INITIAL_RESOURCE;

const room = (said: Said): SampleResource => ({ ...INITIAL, units: [], managers: [], ...said });

const ALWAYS = { opens: '00:00', closes: '24:00' };

const vehicle = (said: Said): SampleResource =>
  room({
    resourceCategory: 'vehicle',
    slotMinutes: 30,
    shortestMinutes: 60,
    longestMinutes: 4_320,
    hours: Array.from({ length: 7 }, () => ALWAYS),
    bufferAfterMinutes: 30,
    managers: ['admin'],
    ...said,
  });

const equipment = (said: Said): SampleResource =>
  room({ resourceCategory: 'equipment', slotMinutes: 30, shortestMinutes: 30, longestMinutes: 2_880, ...said });

const EVERY_DAY = { opens: '08:00', closes: '22:00' };

export const SAMPLE_RESOURCES: readonly SampleResource[] = [
  room({
    name: 'ホール左',
    reading: 'ホールヒダリ',
    site: HEAD_OFFICE,
    capacity: 40,
    features: ['スクリーン', 'マイク'],
    hours: Array.from({ length: 7 }, () => EVERY_DAY),
    slotMinutes: 30,
    shortestMinutes: 30,
  }),
  room({
    name: 'ホール右',
    reading: 'ホールミギ',
    site: HEAD_OFFICE,
    capacity: 40,
    features: ['スクリーン'],
    hours: Array.from({ length: 7 }, () => EVERY_DAY),
    slotMinutes: 30,
    shortestMinutes: 30,
  }),
  room({
    name: 'ホール（全体）',
    reading: 'ホールゼンタイ',
    site: HEAD_OFFICE,
    capacity: 90,
    features: ['スクリーン', 'マイク', '演台'],
    note: '仕切りを外して、左右の半分をまとめて使います。',
    hours: Array.from({ length: 7 }, () => EVERY_DAY),
    slotMinutes: 30,
    shortestMinutes: 60,
    approval: 'always',
    leadMinutes: 1_440,
    units: ['ホール左', 'ホール右'],
    managers: ['admin', 'system'],
  }),
  room({
    name: '第1会議室',
    reading: 'ダイイチカイギシツ',
    site: HEAD_OFFICE,
    capacity: 12,
    features: ['モニター', 'ホワイトボード', 'テレビ会議'],
    checksIn: true,
    mostOpenStaff: 10,
    weekHoursStaff: 12,
    managers: ['admin'],
  }),
  room({
    name: '第2会議室',
    reading: 'ダイニカイギシツ',
    site: HEAD_OFFICE,
    capacity: 6,
    features: ['モニター'],
    bufferBeforeMinutes: 10,
    bufferAfterMinutes: 10,
    slotMinutes: 10,
    shortestMinutes: 10,
  }),
  room({
    name: '大阪会議室',
    reading: 'オオサカカイギシツ',
    site: OSAKA,
    capacity: 8,
    features: ['モニター', 'ホワイトボード'],
    endsWithMonth: true,
    note: '移転のため、月末で終わります。',
  }),
  vehicle({
    name: '社用車1号（ワゴン）',
    reading: 'シャヨウシャイチゴウワゴン',
    site: HEAD_OFFICE,
    capacity: 8,
    features: ['ETC', 'ドライブレコーダー'],
  }),
  vehicle({
    name: '社用車2号（軽）',
    reading: 'シャヨウシャニゴウケイ',
    site: HEAD_OFFICE,
    capacity: 4,
    features: ['ETC'],
  }),
  vehicle({
    name: '大阪の社用車',
    reading: 'オオサカノシャヨウシャ',
    site: OSAKA,
    capacity: 5,
    features: ['ETC', 'カーナビ'],
  }),
  equipment({
    name: 'プロジェクター',
    reading: 'プロジェクター',
    site: HEAD_OFFICE,
    quantity: 5,
    features: ['HDMI', 'USB-C'],
    managers: ['system'],
  }),
  equipment({ name: '貸出ノートPC', reading: 'カシダシノートピーシー', site: HEAD_OFFICE, quantity: 3 }),
  equipment({
    name: 'モバイルルーター',
    reading: 'モバイルルーター',
    site: OSAKA,
    quantity: 2,
    longestMinutes: 20_160,
    hours: Array.from({ length: 7 }, () => ALWAYS),
  }),
  equipment({ name: 'ビデオカメラ', reading: 'ビデオカメラ', site: HEAD_OFFICE, approval: 'always' }),
  room({
    name: '展示用の机と椅子',
    reading: 'テンジヨウノツクエトイス',
    site: HEAD_OFFICE,
    resourceCategory: 'other',
    quantity: 10,
    leadMinutes: 2_880,
    slotMinutes: 60,
    shortestMinutes: 60,
    longestMinutes: 720,
  }),
];

export interface SampleClosure {
  readonly resources: readonly string[];
  /** From the day of the sample. */
  readonly inDays: number;
  readonly fromMinutes: number;
  readonly toMinutes: number;
  readonly reason: string;
  readonly isLifted?: true;
}

export const SAMPLE_CLOSURES: readonly SampleClosure[] = [
  { resources: ['第2会議室'], inDays: -20, fromMinutes: 540, toMinutes: 1_020, reason: '照明の交換' },
  {
    resources: ['ホール左', 'ホール右'],
    inDays: 19,
    fromMinutes: 780,
    toMinutes: 1_080,
    reason: '空調の点検',
  },
  { resources: ['社用車1号（ワゴン）'], inDays: 12, fromMinutes: 0, toMinutes: 2_880, reason: '車検' },
  {
    resources: ['プロジェクター'],
    inDays: 5,
    fromMinutes: 540,
    toMinutes: 1_080,
    reason: '棚卸し',
    isLifted: true,
  },
];
