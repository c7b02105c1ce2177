// Handlers of the academy.
import type { ACADEMY_OPERATIONS } from '@madoguchi/contract/academy/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { assignCourse, endAssignment, exportReport, listAssignments, listReport } from './assignments.ts';
import {
  changeCourse,
  createCourse,
  exportCourses,
  listCoursesForMaintenance,
  publishCourse,
  showCourseForMaintenance,
  withdrawCourse,
} from './maintenance.ts';
import { listCourses, showCourse } from './own-courses.ts';
import { printCertificate, showPicture } from './pictures-and-certificates.ts';
import {
  listSourceCategories,
  listSourceCourses,
  saveSourceCourse,
  showSourceCourse,
  updateSourceCourse,
} from './source-calls.ts';
import { answerStep, finishCourse, moveInCourse, noteStep, readStep } from './take-course.ts';
import { tellOfCourses, tellOfNewAssignments } from './tell-of-courses.ts';

const academyHandlers = {
  'academy.source-categories': listSourceCategories,
  'academy.source-courses': listSourceCourses,
  'academy.source-course': showSourceCourse,
  'academy.source-save': saveSourceCourse,
  'academy.source-update': updateSourceCourse,
  'academy.courses': listCourses,
  'academy.course': showCourse,
  'academy.move': moveInCourse,
  'academy.read-step': readStep,
  'academy.answer': answerStep,
  'academy.finish': finishCourse,
  'academy.note': noteStep,
  'academy.picture': showPicture,
  'academy.certificate': printCertificate,
  'academy.list-for-maintenance': listCoursesForMaintenance,
  'academy.export': exportCourses,
  'academy.show-for-maintenance': showCourseForMaintenance,
  'academy.create': createCourse,
  'academy.change': changeCourse,
  'academy.publish': publishCourse,
  'academy.withdraw': withdrawCourse,
  'academy.assignments': listAssignments,
  'academy.assign': assignCourse,
  'academy.end-assignment': endAssignment,
  'academy.report': listReport,
  'academy.export-report': exportReport,
} satisfies HandlersFor<typeof ACADEMY_OPERATIONS>;

export const academyFeature = { handlers: academyHandlers, daily: tellOfCourses, prompt: tellOfNewAssignments };
