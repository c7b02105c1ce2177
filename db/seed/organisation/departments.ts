// The departments of the sample organisation: a tree of ten, three cities.
import type { POSITIONS } from '../../base-data/organisation-values.ts';

export type City = 'tokyo' | 'osaka' | 'nagoya';
export type PositionCode = (typeof POSITIONS)[number]['code'];
/** The kind of work decides which journeys it brings. */
export type Work = 'sales' | 'engineering' | 'management' | 'administration';

export interface Department {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly kana: string;
  readonly parent: string | null;
  readonly city: City;
  readonly work: Work;
  /** The people's positions; the first is the head, the second the deputy. */
  readonly posts: readonly PositionCode[];
}

const members = (count: number): PositionCode[] => Array.from({ length: count }, () => 'member');

export const DEPARTMENTS: readonly Department[] = [
  {
    code: 'HQ',
    name: '本社',
    nameEn: 'Head office',
    kana: 'ホンシャ',
    parent: null,
    city: 'tokyo',
    work: 'management',
    posts: ['president', 'director'],
  },
  {
    code: 'PLAN',
    name: '経営企画部',
    nameEn: 'Corporate planning',
    kana: 'ケイエイキカクブ',
    parent: 'HQ',
    city: 'tokyo',
    work: 'management',
    posts: ['general-manager', 'chief', ...members(2)],
  },
  {
    code: 'GA',
    name: '総務人事部',
    nameEn: 'General affairs and personnel',
    kana: 'ソウムジンジブ',
    parent: 'HQ',
    city: 'tokyo',
    work: 'administration',
    posts: ['general-manager', 'manager', 'senior', ...members(3)],
  },
  {
    code: 'ACC',
    name: '経理部',
    nameEn: 'Accounting',
    kana: 'ケイリブ',
    parent: 'HQ',
    city: 'tokyo',
    work: 'administration',
    posts: ['general-manager', 'manager', 'senior', ...members(2)],
  },
  {
    code: 'IT',
    name: '情報システム部',
    nameEn: 'Information systems',
    kana: 'ジョウホウシステムブ',
    parent: 'HQ',
    city: 'tokyo',
    work: 'administration',
    posts: ['manager', 'senior', ...members(2)],
  },
  {
    code: 'SALES',
    name: '営業本部',
    nameEn: 'Sales headquarters',
    kana: 'エイギョウホンブ',
    parent: 'HQ',
    city: 'tokyo',
    work: 'management',
    posts: ['director', 'senior'],
  },
  {
    code: 'TYO',
    name: '東京営業部',
    nameEn: 'Tokyo sales',
    kana: 'トウキョウエイギョウブ',
    parent: 'SALES',
    city: 'tokyo',
    work: 'sales',
    posts: ['general-manager', 'manager', 'senior', 'manager', 'chief', 'senior', ...members(6)],
  },
  {
    code: 'OSA',
    name: '大阪営業所',
    nameEn: 'Osaka sales office',
    kana: 'オオサカエイギョウショ',
    parent: 'SALES',
    city: 'osaka',
    work: 'sales',
    posts: ['general-manager', 'manager', 'senior', ...members(5)],
  },
  {
    code: 'NGO',
    name: '名古屋営業所',
    nameEn: 'Nagoya sales office',
    kana: 'ナゴヤエイギョウショ',
    parent: 'SALES',
    city: 'nagoya',
    work: 'sales',
    posts: ['manager', 'chief', ...members(4)],
  },
  {
    code: 'ENG',
    name: '技術部',
    nameEn: 'Engineering',
    kana: 'ギジュツブ',
    parent: 'HQ',
    city: 'tokyo',
    work: 'engineering',
    posts: ['general-manager', 'manager', 'manager', 'chief', 'senior', 'senior', ...members(5)],
  },
];
