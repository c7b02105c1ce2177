import type { Screen } from '../screen.ts';
import { FAQ_EDIT_HEADINGS } from './names.ts';

export const FAQ_SCREENS = [
  {
    // `#id` opens one entry (R39).
    id: 'faq',
    path: '/pages/faq',
    title: { ja: 'よくある質問', en: 'FAQ' },
    access: 'staff',
    menu: { group: 'help', icon: 'faq', reading: 'よくあるしつもん' },
    uses: ['faq.list', 'faq.open', 'faq.rate', 'faq.note-missed', 'faq.ask', 'faq.list-own-questions'],
  },
  {
    // Staff may open it (S2-17), and see what system people maintain; what these write stands on the screens behind.
    id: 'faq.maintenance',
    path: '/apps/maintenance/faq',
    title: { ja: 'よくある質問の管理', en: 'FAQ maintenance' },
    access: 'staff',
    menu: { group: 'maintenance', icon: 'faq', reading: 'よくあるしつもんのかんり', shownTo: 'system' },
    uses: ['faq.list-for-maintenance', 'faq.show-for-maintenance', 'faq.export'],
    opensWith: [{ operation: 'faq.list-for-maintenance', isList: true }],
  },
  {
    id: 'faq.questions',
    path: '/apps/maintenance/faq/questions',
    title: { ja: '届いた質問', en: 'Questions asked' },
    head: { up: true },
    access: 'system',
    uses: ['faq.list-questions', 'faq.answer-question', 'faq.close-question', 'faq.list-missed'],
  },
  {
    // `new` for one that is not there yet.
    id: 'faq.edit',
    path: '/apps/maintenance/faq/:entryId',
    title: { ja: '質問の内容', en: 'FAQ entry' },
    head: { up: true, edits: { param: 'entryId', ...FAQ_EDIT_HEADINGS } },
    access: 'system',
    uses: ['faq.show-for-maintenance', 'faq.create', 'faq.change', 'faq.publish', 'faq.unpublish'],
    opensWith: [{ operation: 'faq.show-for-maintenance', input: { id: 'entryId' } }],
  },
] as const satisfies readonly Screen[];
