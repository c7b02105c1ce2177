// The academy: the source's five calls (S7-01), courses as people take them, and as system people write, assign and account for them.
import * as z from 'zod';
import { tool } from '../access.ts';
import { listExport, listInput, listOutput } from '../list/list-input.ts';
import { download, image, read, write } from '../operation.ts';
import { Id, Version } from '../values/id.ts';
import { COURSE_LIMITS } from './choices.ts';
import { COURSE_LIST, REPORT_LIST } from './lists.ts';
import {
  Assignment,
  ChangedCourse,
  CourseHeader,
  Judged,
  MaintainedCourse,
  NewAssignment,
  NewCourse,
  OwnCourse,
  Publication,
  ReadingPlace,
  SavedSourceCourse,
  SourceCourse,
  SourceCourseWithSteps,
  Standing,
  StepNote,
  TakenCourse,
} from './model.ts';

const MAY_USE = tool('academy');
const OfCourse = z.strictObject({ id: Id });
const OfStep = z.strictObject({ id: Id, stepId: Id });
const AtVersion = z.strictObject({ id: Id, version: Version });

export const listSourceCategories = read('academy.source-categories', {
  at: ['GET', '/api/academy-app/categories'],
  access: MAY_USE,
  input: z.strictObject({}),
  output: z.array(z.object({ id: z.string(), value: z.string(), label: z.string(), color: z.string() })),
  refuses: [],
});

/** Published courses, each with the caller's own place. */
export const listSourceCourses = read('academy.source-courses', {
  at: ['GET', '/api/academy-app/courses'],
  access: MAY_USE,
  shows: ['academy', 'course-takings'],
  input: z.strictObject({}),
  output: z.array(SourceCourse),
  refuses: [],
});

export const showSourceCourse = read('academy.source-course', {
  at: ['GET', '/api/academy-app/course'],
  access: MAY_USE,
  shows: ['academy', 'course-takings'],
  input: z.strictObject({ courseId: Id }),
  output: SourceCourseWithSteps,
  refuses: ['not-found'],
});

/** Writes a whole course and publishes it at once: the call knows no drafts. What only we know of its steps stays with them. */
export const saveSourceCourse = write('academy.source-save', {
  at: ['POST', '/api/academy-app/course/save'],
  access: 'system',
  input: SavedSourceCourse,
  output: SourceCourseWithSteps,
  refuses: ['invalid', 'not-found'],
  records: 'course.published',
});

/** Keeps the step where the caller goes on: the part of a course that is their own. */
export const updateSourceCourse = write('academy.source-update', {
  at: ['POST', '/api/academy-app/course/update'],
  access: MAY_USE,
  touches: ['course-takings'],
  input: z.strictObject({ id: Id, activeStep: z.number().int().min(1).max(COURSE_LIMITS.steps) }),
  output: SourceCourseWithSteps,
  refuses: ['invalid', 'not-found'],
  records: 'course-taking.moved',
});

/** Every published course with where the caller stands. Searched in the browser: they are few. */
export const listCourses = read('academy.courses', {
  at: ['GET', '/api/academy/courses'],
  access: MAY_USE,
  shows: ['academy', 'course-takings'],
  input: z.strictObject({}),
  output: z.object({ courses: z.array(OwnCourse) }),
  refuses: [],
});

export const showCourse = read('academy.course', {
  at: ['GET', '/api/academy/courses/:id'],
  access: MAY_USE,
  shows: ['academy', 'course-takings'],
  input: OfCourse,
  output: TakenCourse,
  refuses: ['not-found'],
});

/** Keeps where the caller reads; the first time begins the course. Nothing is done by it. */
export const moveInCourse = write('academy.move', {
  at: ['POST', '/api/academy/courses/:id/place'],
  access: MAY_USE,
  touches: ['course-takings'],
  input: ReadingPlace,
  output: Standing,
  refuses: ['not-found'],
  records: 'course-taking.moved',
});

/** The step was read to its end. One that asks something is done by the right answer alone. */
export const readStep = write('academy.read-step', {
  at: ['POST', '/api/academy/courses/:id/steps/:stepId/read'],
  access: MAY_USE,
  touches: ['course-takings'],
  input: OfStep,
  output: Standing,
  refuses: ['not-found', 'answer-needed'],
  records: 'course-step.read',
});

/** Answers the question of a step, as often as it takes. */
export const answerStep = write('academy.answer', {
  at: ['POST', '/api/academy/courses/:id/steps/:stepId/answer'],
  access: MAY_USE,
  touches: ['course-takings'],
  input: OfStep.extend({
    choice: z
      .number()
      .int()
      .min(0)
      .max(COURSE_LIMITS.choices - 1),
  }),
  output: Judged,
  refuses: ['not-found', 'invalid'],
  records: 'course-question.answered',
});

/** Completes the version that the caller has read, once all of its steps are done. Completed already, it stays so. */
export const finishCourse = write('academy.finish', {
  at: ['POST', '/api/academy/courses/:id/finish'],
  access: MAY_USE,
  touches: ['course-takings'],
  input: z.strictObject({ id: Id, edition: z.number().int().min(1).max(100_000) }),
  output: Standing,
  refuses: ['not-found', 'steps-left', 'course-republished'],
  records: 'course.completed',
});

export const noteStep = write('academy.note', {
  at: ['POST', '/api/academy/courses/:id/steps/:stepId/note'],
  access: MAY_USE,
  touches: [],
  input: StepNote,
  output: z.object({ id: Id, stepId: Id, version: Version }),
  refuses: ['not-found', 'stale'],
  records: 'course-note.saved',
});

/** A picture of a course that the caller may read. */
export const showPicture = image('academy.picture', {
  at: ['GET', '/api/academy/pictures/:id'],
  access: MAY_USE,
  input: OfCourse,
  refuses: ['not-found'],
});

/** The certificate of one completion on A4: one's own, of anybody for system people. */
export const printCertificate = download('academy.certificate', {
  at: ['GET', '/api/academy/completions/:id/certificate'],
  access: MAY_USE,
  input: OfCourse,
  mediaType: 'application/pdf',
  refuses: ['not-found'],
  records: 'course-certificate.printed',
});

export const listCoursesForMaintenance = read('academy.list-for-maintenance', {
  at: ['GET', '/api/academy/maintenance'],
  access: 'system',
  shows: ['academy', 'course-takings'],
  input: z.strictObject(listInput(COURSE_LIST)),
  output: listOutput(COURSE_LIST),
  refuses: [],
});

export const exportCourses = download('academy.export', {
  at: ['GET', '/api/academy/maintenance/export'],
  access: 'system',
  input: z.strictObject(listExport(COURSE_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'courses.exported',
});

export const showCourseForMaintenance = read('academy.show-for-maintenance', {
  at: ['GET', '/api/academy/maintenance/:id'],
  access: 'system',
  input: OfCourse,
  output: MaintainedCourse,
  refuses: ['not-found'],
});

/** Begins a draft as far as it is written. */
export const createCourse = write('academy.create', {
  at: ['POST', '/api/academy/maintenance'],
  access: 'system',
  input: NewCourse,
  output: CourseHeader,
  refuses: ['invalid'],
  records: 'course.created',
});

/** Writes it anew, in any state; people take what was published last until it is published again. */
export const changeCourse = write('academy.change', {
  at: ['POST', '/api/academy/maintenance/:id'],
  access: 'system',
  input: ChangedCourse,
  output: CourseHeader,
  refuses: ['not-found', 'stale', 'invalid'],
  records: 'course.changed',
});

/** Makes what is written the version that people take. What is missing is refused as `invalid`, each fault at its field. */
export const publishCourse = write('academy.publish', {
  at: ['POST', '/api/academy/maintenance/:id/publish'],
  access: 'system',
  touches: ['academy', 'course-takings'],
  input: Publication,
  output: CourseHeader,
  refuses: ['not-found', 'stale', 'invalid'],
  records: 'course.published',
});

/** Takes it off everybody's list; what was completed stays on record. */
export const withdrawCourse = write('academy.withdraw', {
  at: ['POST', '/api/academy/maintenance/:id/withdraw'],
  access: 'system',
  touches: ['academy', 'course-takings'],
  input: AtVersion,
  output: CourseHeader,
  refuses: ['not-found', 'stale', 'wrong-state'],
  records: 'course.withdrawn',
});

/** Whom the course is assigned to now, the next deadline first. */
export const listAssignments = read('academy.assignments', {
  at: ['GET', '/api/academy/maintenance/:id/assignments'],
  access: 'system',
  shows: ['academy', 'course-takings'],
  input: OfCourse,
  output: z.object({ title: z.string(), assignments: z.array(Assignment) }),
  refuses: ['not-found'],
});

/** Asks people to take a published course by a day. Those to whom the tool is closed are not asked; who is named must have it. */
export const assignCourse = write('academy.assign', {
  at: ['POST', '/api/academy/maintenance/:id/assignments'],
  access: 'system',
  touches: ['academy', 'course-takings'],
  input: NewAssignment,
  output: OfCourse,
  refuses: ['not-found', 'wrong-state', 'invalid'],
  records: 'course.assigned',
});

/** Nobody is asked by it any more; what was completed stays. */
export const endAssignment = write('academy.end-assignment', {
  at: ['POST', '/api/academy/assignments/:id/end'],
  access: 'system',
  touches: ['academy', 'course-takings'],
  input: OfCourse,
  output: OfCourse,
  refuses: ['not-found'],
  records: 'course-assignment.ended',
});

/** People and the courses that they were asked to take or have completed: a work list, not a view of anybody's record (B0-09). */
export const listReport = read('academy.report', {
  at: ['GET', '/api/academy/report'],
  access: 'system',
  shows: ['academy', 'course-takings'],
  input: z.strictObject(listInput(REPORT_LIST)),
  output: listOutput(REPORT_LIST),
  refuses: [],
});

export const exportReport = download('academy.export-report', {
  at: ['GET', '/api/academy/report/export'],
  access: 'system',
  input: z.strictObject(listExport(REPORT_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'course-report.exported',
});

export const ACADEMY_OPERATIONS = [
  listSourceCategories,
  listSourceCourses,
  showSourceCourse,
  saveSourceCourse,
  updateSourceCourse,
  listCourses,
  showCourse,
  moveInCourse,
  readStep,
  answerStep,
  finishCourse,
  noteStep,
  showPicture,
  printCertificate,
  listCoursesForMaintenance,
  exportCourses,
  showCourseForMaintenance,
  createCourse,
  changeCourse,
  publishCourse,
  withdrawCourse,
  listAssignments,
  assignCourse,
  endAssignment,
  listReport,
  exportReport,
] as const;
