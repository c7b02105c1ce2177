import { defineRecord } from '../record/record.ts';
import { PHASE_NAMES } from './names.ts';
import { announcementMachine } from './rules.ts';

export const ANNOUNCEMENT = defineRecord({
  noun: 'announcement',
  name: { ja: 'お知らせ', en: 'announcement' },
  states: { draft: PHASE_NAMES.draft, published: PHASE_NAMES.current, withdrawn: PHASE_NAMES.withdrawn },
  machine: announcementMachine,
});
