import { defineRecord } from '../record/record.ts';
import { COURSE_STATUS_NAMES } from './choices.ts';
import { courseMachine } from './rules.ts';

export const COURSE = defineRecord({
  noun: 'course',
  name: { ja: 'コース', en: 'course' },
  states: COURSE_STATUS_NAMES,
  machine: courseMachine,
});
