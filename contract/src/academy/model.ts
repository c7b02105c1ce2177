// Courses (B9-06): as system people write them, as people take them, and what is kept of who completed which version.
import * as z from 'zod';
import { Code, Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { text, textLines } from '../values/text.ts';
import {
  ASSIGNED_TO,
  COURSE_CATEGORIES,
  COURSE_LIMITS,
  COURSE_STATUSES,
  END_OF_STEP,
  REPORT_STATES,
  STANDINGS,
  TAKING_STATES,
} from './choices.ts';

const unique = (ids: readonly string[]) => new Set(ids).size === ids.length;

const Choice = z.strictObject({ text: text(COURSE_LIMITS.choice), textEn: text(COURSE_LIMITS.choice) });

/** A question at the end of a step: the step is done once it is answered rightly. */
const CheckQuestion = z.strictObject({
  text: text(COURSE_LIMITS.question),
  textEn: text(COURSE_LIMITS.question),
  choices: z.array(Choice).min(2).max(COURSE_LIMITS.choices),
  /** The place of the right one, from 0. */
  right: z
    .number()
    .int()
    .min(0)
    .max(COURSE_LIMITS.choices - 1),
  explanation: textLines(COURSE_LIMITS.explanation),
  explanationEn: textLines(COURSE_LIMITS.explanation),
});
export type CheckQuestion = z.infer<typeof CheckQuestion>;

/** One step as far as it is written. The body is Markdown without HTML. */
const CourseStep = z.strictObject({
  id: Id,
  title: text(COURSE_LIMITS.title),
  titleEn: text(COURSE_LIMITS.title),
  body: textLines(COURSE_LIMITS.body),
  bodyEn: textLines(COURSE_LIMITS.body),
  minutes: z.number().int().min(1).max(COURSE_LIMITS.minutes),
  /** Left out of what is published. */
  isHidden: z.boolean(),
  question: CheckQuestion.nullable(),
});
export type CourseStep = z.infer<typeof CourseStep>;

const draft = {
  courseCategory: z.enum(COURSE_CATEGORIES).nullable(),
  /** Its part of the address, for people to read. */
  slug: text(COURSE_LIMITS.slug)
    .overwrite((value) => value.normalize('NFKC').toLowerCase())
    .refine((value) => value === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value), {
      error: 'course-handle',
    }),
  title: text(COURSE_LIMITS.title),
  titleEn: text(COURSE_LIMITS.title),
  description: textLines(COURSE_LIMITS.description),
  descriptionEn: textLines(COURSE_LIMITS.description),
  /** To be taken once in each fiscal year. */
  renewsYearly: z.boolean(),
  steps: z
    .array(CourseStep)
    .max(COURSE_LIMITS.steps)
    .refine((steps) => unique(steps.map(({ id }) => id)), { error: 'twice' }),
};
const CourseDraft = z.object(draft);
/** The content that is kept in any state; `courseFaults` says what keeps it from being published. */
export type CourseDraft = z.infer<typeof CourseDraft>;

export const NewCourse = z.strictObject(draft);
/** A text over that of a version; readers see it once it is published. */
export const ChangedCourse = z.strictObject({ id: Id, version: Version, ...draft });

/** `retake`: whoever has completed an earlier version is to take it again, by the day. */
export const Publication = z.strictObject({
  id: Id,
  version: Version,
  retake: z.boolean(),
  retakeBy: PlainDate.nullable(),
});

export const CourseHeader = z.object({
  id: Id,
  status: z.enum(COURSE_STATUSES),
  version: Version,
  updatedAt: Instant,
});
export type CourseHeader = z.infer<typeof CourseHeader>;

/** Everything of a course, for those who maintain it. */
export const MaintainedCourse = z.object({
  ...draft,
  ...CourseHeader.shape,
  /** The version that people take, counted from 1 with each publication; 0 before the first. */
  edition: z.number().int(),
  /** Something was written since it was published last. */
  isChanged: z.boolean(),
  updatedBy: z.string(),
});
export type MaintainedCourse = z.infer<typeof MaintainedCourse>;

/** One of the maintainers' list. */
export const CourseRow = z.object({
  id: Id,
  version: Version,
  title: z.string(),
  /** The Japanese one where the course has none. */
  titleEn: z.string(),
  courseCategory: z.enum(COURSE_CATEGORIES).nullable(),
  status: z.enum(COURSE_STATUSES),
  edition: z.number().int(),
  steps: z.number().int(),
  minutes: z.number().int(),
  renewsYearly: z.boolean(),
  assignments: z.number().int(),
  /** People who have completed it, whatever the version. */
  completions: z.number().int(),
  updatedAt: Instant,
  updatedBy: z.string(),
});
export type CourseRow = z.infer<typeof CourseRow>;

/** A course as one person meets it: the newest published version, and where they stand in it. */
export const OwnCourse = z.object({
  id: Id,
  slug: z.string(),
  courseCategory: z.enum(COURSE_CATEGORIES),
  title: z.string(),
  titleEn: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  edition: z.number().int(),
  renewsYearly: z.boolean(),
  updatedAt: Instant,
  minutes: z.number().int(),
  /** Of the steps that are not done. */
  minutesLeft: z.number().int(),
  steps: z.number().int(),
  done: z.number().int(),
  percent: z.number().int(),
  /** The step where one goes on, from 1; 0 before the first. */
  activeStep: z.number().int(),
  state: z.enum(TAKING_STATES),
  isMandatory: z.boolean(),
  dueOn: PlainDate.nullable(),
  /** The last completion, of this version or an earlier one. */
  completedAt: Instant.nullable(),
  completedEdition: z.number().int().nullable(),
  /** Completed, and published anew since. */
  isUpdatedSince: z.boolean(),
  /** Completed once, and to be taken again: another year, or a version that asks for it. */
  isToRetake: z.boolean(),
});
export type OwnCourse = z.infer<typeof OwnCourse>;

/** The answer to a question, told once it has been answered rightly. */
const Solved = z.object({
  right: z.number().int(),
  explanation: z.string(),
  explanationEn: z.string(),
});

/** A step as who takes the course sees it. */
export const TakenStep = z.object({
  id: Id,
  title: z.string(),
  titleEn: z.string(),
  body: z.string(),
  bodyEn: z.string(),
  minutes: z.number().int(),
  isDone: z.boolean(),
  question: z.object({ text: z.string(), textEn: z.string(), choices: z.array(Choice) }).nullable(),
  solved: Solved.nullable(),
  note: z.string(),
  /** 0 while there is no note. */
  noteVersion: Version,
});
export type TakenStep = z.infer<typeof TakenStep>;

/** One completion, for good: who has it keeps it, whatever becomes of the course. */
const CourseCompletion = z.object({
  id: Id,
  completedAt: Instant,
  edition: z.number().int(),
  fiscalYear: z.number().int(),
  dueOn: PlainDate.nullable(),
  daysLate: z.number().int(),
});

/** The course with its steps. `position`: how far the step at the place was read, in thousandths. */
export const TakenCourse = OwnCourse.extend({
  parts: z.array(TakenStep),
  place: z.object({ stepId: Id, position: z.number().int() }).nullable(),
  completed: z.array(CourseCompletion),
});
export type TakenCourse = z.infer<typeof TakenCourse>;

export const ReadingPlace = z.strictObject({
  id: Id,
  stepId: Id,
  position: z.number().int().min(0).max(END_OF_STEP).default(0),
});

/** A note on a step over that of a version; blank deletes it. */
export const StepNote = z.strictObject({
  id: Id,
  stepId: Id,
  version: Version,
  note: textLines(COURSE_LIMITS.note),
});

/** Where the caller stands after one of their steps. */
export const Standing = z.object({
  id: Id,
  state: z.enum(TAKING_STATES),
  percent: z.number().int(),
  /** Ids of the steps that are done. */
  done: z.array(Id),
});
export type Standing = z.infer<typeof Standing>;

/** The judgement on an answer; what is right is told only with the right answer. */
export const Judged = Standing.extend({ isRight: z.boolean(), solved: Solved.nullable() });

export const NewAssignment = z.strictObject({
  id: Id,
  assignedTo: z.enum(ASSIGNED_TO),
  departments: z.array(Code).max(COURSE_LIMITS.departments).refine(unique, { error: 'twice' }),
  people: z.array(Id).max(COURSE_LIMITS.people).refine(unique, { error: 'twice' }),
  /** The last day on which it counts as in time; of a course that renews, the same day of each fiscal year. */
  dueOn: PlainDate,
});
export type NewAssignment = z.infer<typeof NewAssignment>;

export const Assignment = z.object({
  id: Id,
  assignedTo: z.enum(ASSIGNED_TO),
  departments: z.array(Code),
  /** Names of the chosen people. */
  people: z.array(z.string()),
  dueOn: PlainDate,
  assignedAt: Instant,
  assignedBy: z.string(),
  /** People whom it is for today and who may take it, and how many of them have completed it. */
  asked: z.number().int(),
  completed: z.number().int(),
});
export type Assignment = z.infer<typeof Assignment>;

/** One person and one course: asked to take it, or has completed it. */
export const ReportRow = z.object({
  id: z.string(),
  courseTitle: z.string(),
  /** The Japanese one where the course has none. */
  courseTitleEn: z.string(),
  employeeId: Code.nullable(),
  name: z.string(),
  kana: z.string(),
  department: Code.nullable(),
  standing: z.enum(STANDINGS),
  state: z.enum(REPORT_STATES),
  dueOn: PlainDate.nullable(),
  completedAt: Instant.nullable(),
  edition: z.number().int().nullable(),
  fiscalYear: z.number().int().nullable(),
  /** After the deadline: until it was completed, or until today. */
  daysLate: z.number().int().nullable(),
  /** By which its certificate is printed. */
  completionId: Id.nullable(),
});
export type ReportRow = z.infer<typeof ReportRow>;

/** The source's course. `activeStep` and what follows from the steps are the portal's to say. */
export const SourceCourse = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  category: z.string(),
  /** Minutes. */
  length: z.number().int(),
  totalSteps: z.number().int(),
  activeStep: z.number().int(),
  updated: Instant,
});
export const SourceCourseWithSteps = SourceCourse.extend({
  steps: z.array(z.object({ id: Id, title: z.string(), content: z.string() })),
});
export type SourceCourseWithSteps = z.infer<typeof SourceCourseWithSteps>;

/** A step as the call takes it; one without an id is new. */
const SavedStep = z.strictObject({
  id: Id.optional(),
  title: text(COURSE_LIMITS.title),
  content: textLines(COURSE_LIMITS.body),
});

/** A whole course; one without an id is new, and the server gives it one. Figures that follow from it are not taken from the caller. */
export const SavedSourceCourse = z.strictObject({
  id: Id.optional(),
  title: draft.title,
  slug: draft.slug,
  description: draft.description,
  category: z.enum(COURSE_CATEGORIES),
  length: z.number().int().min(0).max(100_000).optional(),
  totalSteps: z.number().int().min(0).max(COURSE_LIMITS.steps).optional(),
  activeStep: z.number().int().min(0).max(COURSE_LIMITS.steps).optional(),
  updated: text(40).optional(),
  steps: z.array(SavedStep).min(1).max(COURSE_LIMITS.steps),
});
export type SavedSourceCourse = z.infer<typeof SavedSourceCourse>;
