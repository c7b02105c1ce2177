// Whom a course is assigned to, and the report of who completed it.
import { REPORT_LIST } from '@madoguchi/contract/academy/lists.ts';
import type { NewAssignment } from '@madoguchi/contract/academy/model.ts';
import {
  assignCourse as assignOperation,
  endAssignment as endOperation,
  exportReport as exportOperation,
  listAssignments as listOperation,
  listReport as reportOperation,
} from '@madoguchi/contract/academy/operations.ts';
import type { InputFault } from '@madoguchi/contract/input-faults.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { listColumns } from '../../platform/list/list-columns.ts';
import { listHandlers } from '../../platform/list/list-handlers.ts';
import type { Asking } from '../../platform/record/record-kit.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { masterData, namesOf } from '../master-data/public.ts';
import { endRow, findAssignments, findNamed, insertAssignment, reportPages } from './assignments-store.ts';
import { announceCourse, courses, refuseFields } from './maintenance.ts';
import { openRoles } from './own-courses.ts';

export const listAssignments = handle(listOperation, async (context) => {
  const { ground, input } = context;
  const { id, title } = await courses.seen(context, input.id);
  const asked = { id, today: ground.clock.today(), roles: await openRoles(ground) };
  return { title, assignments: await findAssignments(ground.pool, asked) };
});

/** Everybody named works here and may use the tool; every department is one of today's. */
async function assignmentFaults({ ground }: Pick<Asking, 'ground'>, input: NewAssignment): Promise<InputFault[]> {
  const today = ground.clock.today();
  const faults: InputFault[] = input.dueOn < today ? [{ field: 'dueOn', code: 'before-today' }] : [];
  if (input.assignedTo === 'departments') {
    const { lists } = await masterData(ground);
    const isKnown = (code: string) => lists.group.some((one) => one.code === code);
    if (input.departments.length === 0) faults.push({ field: 'departments', code: 'course-nobody' });
    if (!input.departments.every(isKnown)) faults.push({ field: 'departments', code: 'unknown-code' });
  }
  if (input.assignedTo === 'people') {
    const named = await findNamed(ground.pool, { people: input.people, today, roles: await openRoles(ground) });
    const closed = named.filter(({ isOpen }) => !isOpen).map(({ name }) => name);
    if (input.people.length === 0) faults.push({ field: 'people', code: 'course-nobody' });
    else if (named.length < input.people.length) faults.push({ field: 'people', code: 'unknown-employee' });
    else if (closed.length > 0) {
      faults.push({ field: 'people', code: 'course-not-open', values: { names: closed.join('、') } });
    }
  }
  return faults;
}

export const assignCourse = handle(assignOperation, async (context) => {
  const { ground, actor, input, now, language, commit } = context;
  const course = await courses.seen(context, input.id);
  if (course.status !== 'published') return courses.refuseState(course, language);
  const faults = await assignmentFaults(context, input);
  if (faults.length > 0) return refuseFields(faults);
  const { assignedTo, dueOn } = input;
  const departments = assignedTo === 'departments' ? input.departments : [];
  const people = assignedTo === 'people' ? input.people : [];
  const id = uuidAt(now);
  const done = await commit(
    insertAssignment,
    { id, course: course.id, assignedTo, departments, people, dueOn, by: actor.accountId, at: now },
    {
      target: ['course-assignment', id],
      difference: { course: course.id, ...input, departments, people },
      answer: { id },
    },
  );
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  if (done === null) return refuse('unavailable');
  announceCourse(ground, course.id);
  return done;
});

export const endAssignment = handle(endOperation, async ({ ground, actor, input, now, commit }) => {
  const { id } = input;
  const done = await commit(
    endRow,
    { id, by: actor.accountId, at: now },
    { target: ['course-assignment', id], difference: {}, answer: { id } },
  );
  if (done === null) return refuse('not-found');
  announceCourse(ground, null);
  return done;
});

const REPORT = listHandlers({
  list: REPORT_LIST,
  pages: reportPages,
  values: async ({ ground, now }) => ({ today: ground.clock.today(), at: now, roles: await openRoles(ground) }),
});

export const listReport = REPORT.page(reportOperation);
export const exportReport = REPORT.file(exportOperation, {
  name: { ja: '受講状況', en: 'training-report' },
  isDated: true,
  columns: async ({ ground }) => {
    const departmentName = namesOf((await masterData(ground)).lists.group);
    return listColumns(REPORT_LIST, {
      department: ({ department }, language) => department && departmentName(department, language),
    });
  },
});
