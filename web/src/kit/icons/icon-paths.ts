// The drawings of the one outline set: 24 grid, by us. A stroke unless `filled`; `dash` only for what is not settled yet.
import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';

export interface IconStroke {
  readonly d: string;
  readonly filled?: true;
  readonly dash?: string;
}

const CIRCLE = 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z';
const STAR = 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z';
const HEART = 'M12 20c-5.5-3.9-8.5-7-8.5-10.6a4.5 4.5 0 0 1 8.5-2.2a4.5 4.5 0 0 1 8.5 2.2c0 3.6-3 6.7-8.5 10.6z';
const BASKET =
  'M3 4.5h2.8l2.2 10h9.6l2.4-8H6.3M9 18a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 0 0 0-2.8zM16.5 18a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 0 0 0-2.8z';
const PARCEL = 'M12 4l7.5 3.5v9L12 20l-7.5-3.5v-9z';
const s = (...paths: string[]): readonly IconStroke[] => paths.map((d) => ({ d }));

export const ICONS = {
  // Places
  home: s('M4 11l8-7 8 7', 'M6 9.5V20h12V9.5', 'M10 20v-6h4v6'),
  history: s('M4 12a8 8 0 1 0 2.5-5.8', 'M4 3.5V8h4.5', 'M12 8v4.5l3 2'),
  receipt: s('M6 3h12v18l-3-2-3 2-3-2-3 2z', 'M9 8h6M9 12h6'),
  paper: s('M6 3h9l4 4v14H6z', 'M15 3v4h4', 'M9 12h7M9 16h7'),
  purchase: s(BASKET, 'M9 9.5h8'),
  purchaseCheck: s(BASKET, 'M10 9.3l2.2 2.2 3.8-4'),
  check: s('M9 4h6v3H9z', 'M15 5.5h3V21H6V5.5h3', 'M9 14l2 2 4-4.5'),
  inbox: s('M4 13.5L6.5 5h11l2.5 8.5V19H4z', 'M4 13.5h4.5L10 16h4l1.5-2.5H20'),
  delegation: s(
    'M8 4.5a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4z',
    'M2.5 19.5c.5-3.6 2.6-5.3 5.5-5.3 1.5 0 2.8.5 3.8 1.3',
    'M13 8.5h8M18 5.5l3 3-3 3',
    'M21 17.5h-7M17 14.5l-3 3 3 3',
  ),
  route: s('M6 4a2 2 0 1 0 0 4a2 2 0 0 0 0-4z', 'M18 16a2 2 0 1 0 0 4a2 2 0 0 0 0-4z', 'M6 8v6a4 4 0 0 0 4 4h6'),
  announcement: s('M4 10v4h3l8 4.5v-13L7 10z', 'M18.5 9.5a4 4 0 0 1 0 5', 'M8 14.5l1 5h2.5l-1-4'),
  person: s('M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8z', 'M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6'),
  people: s(
    'M9 5a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4z',
    'M3 19.5c.5-3.4 2.9-5 6-5s5.5 1.6 6 5',
    'M15.5 5.4a3 3 0 0 1 0 5.8',
    'M17.5 14.8c2 .6 3.2 2.2 3.5 4.7',
  ),
  account: s(
    'M3.5 5.5h17v13h-17z',
    'M8.5 9a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6z',
    'M5.5 16.2c.4-1.4 1.5-2.1 3-2.1s2.6.7 3 2.1',
    'M14.5 10h3.5M14.5 14h3.5',
  ),
  register: s(
    'M10 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7z',
    'M3.5 20c.5-3.7 3.1-5.5 6.5-5.5 1.3 0 2.5.3 3.5.8',
    'M18 14v6M15 17h6',
  ),
  classification: s('M4 5h6v5H4z', 'M4 14h6v5H4z', 'M14 6.5h6M14 9h4M14 15.5h6M14 18h4'),
  detail: s('M4 4.5h16v15H4z', 'M4 9h16M9 9v10.5', 'M12 12.5h5M12 16h3.5'),
  manual: s(
    'M5 4.5h11.5a2.5 2.5 0 0 1 2.5 2.5v13H7.5A2.5 2.5 0 0 1 5 17.5z',
    'M5 17.5A2.5 2.5 0 0 1 7.5 15H19',
    'M9 8.5h6',
  ),
  help: s(CIRCLE, 'M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.5v.5'),
  faq: s('M4 4.5h16v11.5h-9L6.5 20v-4H4z', 'M10 8.4a2 2 0 1 1 2.8 1.9c-.6.3-.8.6-.8 1.2M12 13.4h.01'),
  resource: s('M6 20V4h12v16M3.5 20h17', 'M14 12.5v.01'),
  reservation: s('M4 6h16v14H4z', 'M8 3.5V7M16 3.5V7', 'M8.5 13.5l2.5 2.5 4.5-4.5'),
  chart: s('M4 4v16h16', 'M8 16v-4M12 16V8M16 16v-6'),
  board: s('M4 4.5h16v15H4z', 'M9.3 4.5v15M14.7 4.5v15', 'M5.8 8h1.8M11.1 8h1.8M11.1 11.5h1.8M16.4 8h1.8'),
  comment: s('M4 5h16v11h-8l-4.5 4V16H4z', 'M8 9h8M8 12.5h5'),
  // Tools
  menu: s('M4 6.5h16M4 12h16M4 17.5h16'),
  pin: s('M9 4h6l-1 6 4 4H6l4-4z', 'M12 14v6'),
  bell: s('M5.5 17.5c1-1.5 1.5-3 1.5-6a5 5 0 0 1 10 0c0 3 .5 4.5 1.5 6z', 'M10 20.5h4', 'M12 4V6.5'),
  star: s(STAR),
  starOn: [{ d: STAR, filled: true }],
  heart: s(HEART),
  heartOn: [{ d: HEART, filled: true }],
  settings: s(
    'M12 6a6 6 0 1 0 0 12a6 6 0 0 0 0-12z',
    'M12 9.75a2.25 2.25 0 1 0 0 4.5a2.25 2.25 0 0 0 0-4.5z',
    'M12 6V3M12 21v-3M6 12H3M21 12h-3M7.8 7.8L5.6 5.6M18.4 18.4l-2.2-2.2M16.2 7.8l2.2-2.2M5.6 18.4l2.2-2.2',
  ),
  palette: s(
    'M12 3.5a8.5 8.5 0 1 0 0 17c1.5 0 2-1.1 1.5-2.2c-.6-1.3.3-2.6 1.8-2.6h1.8a3.4 3.4 0 0 0 3.4-3.4c0-4.9-3.8-8.8-8.5-8.8z',
    'M7.6 12h.01M10 8h.01M14.6 8h.01',
  ),
  textSize: s('M3 18L8 6l5 12', 'M4.7 14h6.6', 'M15 18l3.2-8 3.3 8', 'M16.2 15.5h4.2'),
  close: s('M6 6l12 12M18 6L6 18'),
  more: [
    { d: 'M5 10.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3z', filled: true },
    { d: 'M12 10.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3z', filled: true },
    { d: 'M19 10.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3z', filled: true },
  ],
  grip: s('M5 9h14M5 15h14'),
  search: s('M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13z', 'M15.5 15.5L20 20'),
  filter: s('M4 6h16M7 12h10M10 18h4'),
  plus: s('M12 5v14M5 12h14'),
  minus: s('M5 12h14'),
  trash: s('M4 7h16', 'M9 7V4h6v3', 'M6.5 7l1 13h9l1-13'),
  copy: s('M9 9h11v11H9z', 'M15 9V4H4v11h5'),
  edit: s('M4 20h4L19 9l-4-4L4 16z'),
  phone: s(
    'M5 4h4l1.5 4.5-2.3 1.8a12 12 0 0 0 5.5 5.5l1.8-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z',
  ),
  mail: s('M3.5 6h17v12.5h-17z', 'M3.5 7l8.5 6.5L20.5 7'),
  print: s('M7 9V4h10v5', 'M7 17H4V9h16v8h-3', 'M7 14h10v6H7z'),
  paperclip: s('M20 11.5l-8 8a5 5 0 0 1-7-7l8.5-8.5a3.3 3.3 0 0 1 4.7 4.7L9.7 17.2a1.6 1.6 0 0 1-2.3-2.3L15 7.5'),
  camera: s('M4 8h4l1.5-2.5h5L16 8h4v11H4z', 'M12 10a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7z'),
  download: s('M12 4v11', 'M7.5 11l4.5 4.5L16.5 11', 'M5 20h14'),
  upload: s('M12 16V5', 'M7.5 9L12 4.5 16.5 9', 'M5 20h14'),
  tick: s('M5 12.5l4.5 4.5L19 7.5'),
  undo: s('M8 8L4 12l4 4', 'M4 12h11a4.5 4.5 0 0 1 0 9h-2'),
  refresh: s('M20 12a8 8 0 1 1-2.5-5.8', 'M20 3.5V8h-4.5'),
  calendar: s('M4 6h16v14H4z', 'M4 10.5h16', 'M8 3.5V7M16 3.5V7'),
  clock: s(CIRCLE, 'M12 7v5l3.5 2'),
  language: s(CIRCLE, 'M3 12h18', 'M12 3c3 2.5 4 5.5 4 9s-1 6.5-4 9c-3-2.5-4-5.5-4-9s1-6.5 4-9z'),
  logout: s('M14 4H5v16h9', 'M10 12h10', 'M16.5 8L20.5 12l-4 4'),
  eye: s(
    'M2.5 12C5 7.5 8.3 5.5 12 5.5S19 7.5 21.5 12c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z',
    'M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  ),
  eyeOff: s(
    'M4 4l16 16',
    'M9.5 5.8c.8-.2 1.6-.3 2.5-.3 3.7 0 7 2 9.5 6.5-.8 1.4-1.6 2.6-2.6 3.5',
    'M6.5 7.5C5 8.5 3.7 10 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5 1.7 0 3.3-.4 4.8-1.3',
  ),
  // Directions
  chevronLeft: s('M14.5 5.5L8 12l6.5 6.5'),
  chevronRight: s('M9.5 5.5L16 12l-6.5 6.5'),
  chevronDown: s('M5.5 9.5L12 16l6.5-6.5'),
  chevronUp: s('M5.5 14.5L12 8l6.5 6.5'),
  arrowUp: s('M12 20V5', 'M6 11l6-6 6 6'),
  arrowDown: s('M12 4v15', 'M6 13l6 6 6-6'),
  arrowRight: s('M4 12h15', 'M13 6l6 6-6 6'),
  // Messages
  info: s(CIRCLE, 'M12 11v5.5M12 7.5v.5'),
  success: s(CIRCLE, 'M8 12.5l2.8 2.8L16 9.5'),
  warning: s('M12 4L2.5 20h19z', 'M12 10v4.5M12 17v.5'),
  error: s(CIRCLE, 'M12 7v6M12 16v.5'),
  offline: s('M4 4l16 16', 'M5 11a10 10 0 0 1 4-2.3M19 11a10 10 0 0 0-5-2.5M8.5 14.5a5 5 0 0 1 6 0', 'M12 18.5v.5'),
  online: s('M3.5 10a12 12 0 0 1 17 0M6.5 13.5a8 8 0 0 1 11 0M9.5 16.5a4 4 0 0 1 5 0', 'M12 19.5v.3'),
  // States
  draft: [{ d: CIRCLE, dash: '3.4 2.255' }],
  submitted: s(CIRCLE, 'M7.5 12h8.5', 'M13 8.5l3.5 3.5-3.5 3.5'),
  inReview: [{ d: CIRCLE }, { d: 'M12 3a9 9 0 0 0 0 18z', filled: true }],
  approved: s(CIRCLE, 'M8 12.5l2.8 2.8L16 9.5'),
  confirmed: s('M4 4h16v16H4z', 'M8 12.5l2.8 2.8L16 9.5'),
  returned: s('M8.5 5L4 9.5 8.5 14', 'M4 9.5h11a5 5 0 0 1 0 10h-3'),
  rejected: s('M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z', 'M9 9l6 6M15 9l-6 6'),
  cancelled: s(CIRCLE, 'M5.7 5.7l12.6 12.6'),
  ordered: s(
    'M3 6.5h11v9.5h-11z',
    'M14 10h3.8l3.2 3v3h-7',
    'M7 16a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6z',
    'M17 16a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6z',
  ),
  received: s(PARCEL, 'M8.5 12.5l2.6 2.6 4.6-5'),
  partlyReceived: [{ d: PARCEL }, { d: 'M12 4L4.5 7.5v9L12 20z', filled: true }],
  closed: s('M4 12.5l4.5 4.5 8-10', 'M12.5 16.5l.5.5 8-10'),
} as const satisfies Readonly<Record<IconName, readonly IconStroke[]>>;

/** Drawings that point along the line: from right to left they point the other way. */
export const MIRRORED: ReadonlySet<IconName> = new Set([
  'chevronLeft',
  'chevronRight',
  'arrowRight',
  'undo',
  'returned',
  'submitted',
  'delegation',
  'logout',
] as const);
