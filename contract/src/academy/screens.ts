import { tool } from '../access.ts';
import type { Screen } from '../screen.ts';

const access = tool('academy');

export const ACADEMY_SCREENS = [
  {
    // Leads to the courses (S2-07).
    id: 'academy',
    path: '/apps/academy',
    title: { ja: '社内研修', en: 'Academy' },
    access,
    menu: { group: 'tools', icon: 'paper', reading: 'しゃないけんしゅう' },
    uses: [],
  },
  {
    id: 'academy.courses',
    path: '/apps/academy/courses',
    title: { ja: 'コース一覧', en: 'Courses' },
    head: { made: true },
    access,
    uses: ['academy.courses'],
  },
  {
    id: 'academy.course',
    path: '/apps/academy/courses/:courseId',
    filters: ['courseHandle'],
    title: { ja: 'コース', en: 'Course' },
    head: { up: true },
    access,
    uses: [
      'academy.course',
      'academy.move',
      'academy.read-step',
      'academy.answer',
      'academy.finish',
      'academy.note',
      'academy.picture',
      'academy.certificate',
    ],
  },
  {
    id: 'academy.maintenance',
    path: '/apps/academy/maintenance',
    title: { ja: 'コースの管理', en: 'Course maintenance' },
    head: { up: true },
    access: 'system',
    uses: ['academy.list-for-maintenance', 'academy.show-for-maintenance', 'academy.export'],
  },
  {
    // `new` for one that is not there yet.
    id: 'academy.edit',
    path: '/apps/academy/maintenance/:courseId',
    title: { ja: 'コースの内容', en: 'Course content' },
    head: { up: true },
    access: 'system',
    uses: [
      'academy.show-for-maintenance',
      'academy.create',
      'academy.change',
      'academy.publish',
      'academy.withdraw',
      'academy.picture',
      'attachments.add',
    ],
  },
  {
    id: 'academy.assignments',
    path: '/apps/academy/maintenance/:courseId/assignments',
    title: { ja: 'コースの割当て', en: 'Course assignments' },
    head: { up: true },
    access: 'system',
    uses: ['academy.assignments', 'academy.assign', 'academy.end-assignment', 'people.find'],
  },
  {
    id: 'academy.report',
    path: '/apps/academy/report',
    title: { ja: '受講状況', en: 'Training report' },
    head: { up: true },
    access: 'system',
    uses: ['academy.report', 'academy.export-report', 'academy.certificate'],
  },
] as const satisfies readonly Screen[];
