// The academy over HTTP (B9-06): courses as people take them, versions, rounds, deadlines, assignments and the report.
import {
  answerStep,
  changeCourse,
  exportReport,
  finishCourse,
  listAssignments,
  listCourses,
  listCoursesForMaintenance,
  listReport,
  moveInCourse,
  noteStep,
  printCertificate,
  publishCourse,
  readStep,
  showCourse,
  showCourseForMaintenance,
  showPicture,
  withdrawCourse,
} from '@madoguchi/contract/academy/operations.ts';
import { showTasks } from '@madoguchi/contract/information/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  assigned,
  completed,
  courseStep,
  drafted,
  illustrated,
  openAcademy,
  picture,
  published,
  QUESTION,
} from '../../../test/academy.ts';
import type { Who } from '../../../test/people.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';
import { tellOfCourses, tellOfNewAssignments } from './tell-of-courses.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  // Completions stay on record: courses of earlier tests are only taken away.
  await world.pool.query(`update course_assignments set ended_at = now(), ended_by = assigned_by where ended_at is null;
    update courses set status = 'withdrawn' where status = 'published'; delete from told_facts; delete from notifications`);
  await openAcademy(world, 'staff');
});

const own = async (who: Who, id: string) => (await world.as(who)(showCourse, { id })).output;
const inList = async (who: Who, id: string) =>
  (await world.as(who)(listCourses, {})).output.courses.find((course) => course.id === id);
const report = async (query: object = {}) =>
  (await world.as('system')(listReport, { limit: 200, ...query })).output.rows;

/** Writes it anew with what is changed, and publishes that. */
async function republished(
  id: string,
  change: object,
  again: { retake: boolean; retakeBy?: PlainDate } = { retake: false },
) {
  const before = (await world.as('system')(showCourseForMaintenance, { id })).output;
  const { status: _s, edition: _e, isChanged: _c, updatedAt: _a, updatedBy: _b, ...content } = before;
  const { version } = (await world.as('system')(changeCourse, { ...content, ...change })).output;
  return world.as('system')(publishCourse, { id, version, retake: again.retake, retakeBy: again.retakeBy ?? null });
}

describe('a course', () => {
  it('is begun by its first step; the place is kept apart from what is done [AC5, S2-07, B9-06]', async () => {
    const { id, steps } = await published(world);
    const [one = '', two = '', three = ''] = steps;
    expect(await own('staff', id)).toMatchObject({ state: 'not-started', activeStep: 0, percent: 0, place: null });
    await world.as('staff')(moveInCourse, { id, stepId: one });
    expect(await own('staff', id)).toMatchObject({ state: 'in-progress', activeStep: 1, done: 0 });
    await world.as('staff')(readStep, { id, stepId: one });
    await world.as('staff')(moveInCourse, { id, stepId: three, position: 250 });
    expect(await own('staff', id)).toMatchObject({
      ...{ activeStep: 3, done: 1, percent: 33, minutesLeft: 10, place: { stepId: three, position: 250 } },
      parts: [{ isDone: true }, { isDone: false }, { isDone: false }],
    });
    await world.as('staff')(readStep, { id, stepId: two });
    // Somebody else has not begun.
    expect(await inList('other', id)).toMatchObject({ state: 'not-started', done: 0 });
  });

  it('is completed by finishing, not by reaching its last step, and only once all steps are done [AC2, AC5]', async () => {
    const { id, steps } = await published(world);
    const finish = () => world.as('staff')(finishCourse, { id, edition: 1 });
    await world.as('staff')(moveInCourse, { id, stepId: steps[2] ?? '' });
    expect(await own('staff', id)).toMatchObject({ state: 'in-progress' });
    const refused = await finish();
    expect([refused.status, refused.problem.code]).toEqual([409, 'steps-left']);
    expect(refused.problem.message).toContain('1, 2');
    for (const stepId of steps.slice(0, 2)) await world.as('staff')(readStep, { id, stepId });
    expect(await own('staff', id)).toMatchObject({ state: 'in-progress', percent: 67 });
    expect((await finish()).output).toMatchObject({ state: 'completed', percent: 100 });
    const [row] = await world.audit(`event = 'course.completed'`);
    expect(row).toMatchObject({ target_id: id, difference: { edition: 1 } });
  });

  it('stays finished when it is read again, and finished twice it is completed once [AC5, B9-06]', async () => {
    const { id, steps } = await published(world);
    await completed(world, 'staff', id);
    const first = (await own('staff', id)).completed;
    await world.as('staff')(moveInCourse, { id, stepId: steps[0] ?? '' });
    const again = await Promise.all([1, 2].map(() => world.as('staff')(finishCourse, { id, edition: 1 })));
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect(await own('staff', id)).toMatchObject({ state: 'completed', percent: 100, activeStep: 1, completed: first });
  });

  it('that asks is done by the right answer alone, which is told only then [B9-06]', async () => {
    const { id, steps } = await published(world, { steps: [courseStep({ question: QUESTION })] });
    const stepId = steps[0] ?? '';
    expect((await world.as('staff')(readStep, { id, stepId })).problem.code).toBe('answer-needed');
    expect((await world.as('staff')(finishCourse, { id, edition: 1 })).problem.code).toBe('steps-left');
    const wrong = (await world.as('staff')(answerStep, { id, stepId, choice: 0 })).output;
    expect(wrong).toMatchObject({ isRight: false, solved: null, done: [] });
    const shown = await own('staff', id);
    expect(JSON.stringify(shown)).not.toContain(QUESTION.explanation);
    const right = (await world.as('staff')(answerStep, { id, stepId, choice: 1 })).output;
    expect(right).toMatchObject({
      isRight: true,
      solved: { right: 1, explanation: QUESTION.explanation },
      done: [stepId],
    });
    expect((await world.as('staff')(finishCourse, { id, edition: 1 })).output.state).toBe('completed');
  });

  it('keeps both of two steps that are read at once in two pages', async () => {
    const { id, steps } = await published(world);
    await Promise.all(steps.map((stepId) => world.as('staff')(readStep, { id, stepId })));
    expect(await own('staff', id)).toMatchObject({ done: 3, percent: 99 });
  });

  it('keeps notes on its steps, each person’s own, none over a newer one [B0-02]', async () => {
    const { id, steps } = await published(world);
    const note = (version: number, text: string) =>
      world.as('staff')(noteStep, { id, stepId: steps[0] ?? '', version, note: text });
    expect((await note(0, '一')).output.version).toBe(1);
    const late = await note(0, '二');
    expect(late.problem).toMatchObject({ code: 'stale', data: { current: { note: '一', version: 1 } } });
    await note(1, '三');
    expect((await own('staff', id)).parts[0]).toMatchObject({ note: '三', noteVersion: 2 });
    expect((await own('other', id)).parts[0]).toMatchObject({ note: '', noteVersion: 0 });
    const rows = await world.audit(`event = 'course-note.saved'`);
    expect(JSON.stringify(rows)).not.toContain('三');
  });
});

describe('a new version', () => {
  it('keeps who has completed the former one; the steps that there are now count [AC1, GEN-01]', async () => {
    const seven = Array.from({ length: 7 }, (_, nth) => courseStep({ title: `${nth + 1}` }));
    const { id, steps } = await published(world, { steps: seven });
    for (const stepId of steps.slice(0, 3)) await world.as('staff')(readStep, { id, stepId });
    await completed(world, 'other', id);
    expect(await own('staff', id)).toMatchObject({ done: 3, steps: 7, percent: 43 });
    const kept = seven.filter((_, nth) => nth !== 1).map((step, nth) => ({ ...step, isHidden: nth === 3 }));
    await republished(id, { steps: [...kept, courseStep({ isHidden: true })] });
    expect(await own('staff', id)).toMatchObject({ done: 2, steps: 5, percent: 40 });
    expect(await own('other', id)).toMatchObject({
      ...{ state: 'completed', percent: 100, isUpdatedSince: true, isToRetake: false, completedEdition: 1, edition: 2 },
    });
  });

  it('is to be taken again only where that is said, by its day for whoever is asked [AC1, B9-06]', async () => {
    const { id } = await published(world);
    await assigned(world, id, { dueOn: PlainDate.parse('2026-11-25') });
    await completed(world, 'staff', id);
    const retakeBy = PlainDate.parse('2026-12-20');
    await republished(id, { title: '新しい版' }, { retake: true, retakeBy });
    expect(await own('staff', id)).toMatchObject({ state: 'not-started', isToRetake: true, dueOn: retakeBy, done: 0 });
    // A person who has never completed it keeps the deadline that there was.
    expect(await own('other', id)).toMatchObject({ isToRetake: false, dueOn: '2026-11-25' });
    await completed(world, 'staff', id);
    const taken = await own('staff', id);
    expect(taken).toMatchObject({ state: 'completed', isToRetake: false });
    expect(taken.completed.map(({ edition }) => edition)).toEqual([2, 1]);
  });

  it('published while somebody reads has to be seen before one finishes', async () => {
    const { id, steps } = await published(world);
    for (const stepId of steps) await world.as('staff')(readStep, { id, stepId });
    await republished(id, { description: '直した' });
    expect((await world.as('staff')(finishCourse, { id, edition: 1 })).problem.code).toBe('course-republished');
    expect((await world.as('staff')(finishCourse, { id, edition: 2 })).output.state).toBe('completed');
  });

  it('shows nothing of a draft before it is published, and nothing of a course that is withdrawn [B9-06]', async () => {
    const draft = await drafted(world, { title: '下書き' });
    expect((await world.as('staff')(showCourse, { id: draft.id })).status).toBe(404);
    const { id, version } = await published(world, { title: '公開' });
    const { steps: _steps, ...before } = (await world.as('system')(showCourseForMaintenance, { id })).output;
    expect(before.isChanged).toBe(false);
    await world.as('system')(withdrawCourse, { id, version });
    expect((await world.as('staff')(showCourse, { id })).status).toBe(404);
    expect((await world.as('system')(showCourseForMaintenance, { id })).output).toMatchObject({ isChanged: false });
  });
});

describe('a course that renews each year', () => {
  it('is to be taken again from April on, with a record of each year [B9-06]', async () => {
    const title = '年ごとのコース';
    const { id } = await published(world, { title, renewsYearly: true });
    await assigned(world, id, { dueOn: PlainDate.parse('2026-12-01') });
    await completed(world, 'staff', id);
    world.clock.set('2027-03-31T14:59:00.000Z');
    expect(await own('staff', id)).toMatchObject({ state: 'completed' });
    world.clock.set('2027-03-31T15:00:00.000Z');
    expect(await own('staff', id)).toMatchObject({
      state: 'not-started',
      isToRetake: true,
      dueOn: '2027-12-01',
      done: 0,
    });
    await completed(world, 'staff', id);
    expect((await own('staff', id)).completed.map(({ fiscalYear }) => fiscalYear)).toEqual([2027, 2026]);
    const rows = (await report({ course: title, q: world.people.staff.name })).map(({ fiscalYear, state }) => [
      fiscalYear,
      state,
    ]);
    expect(rows).toEqual(
      expect.arrayContaining([
        [2027, 'completed'],
        [2026, 'completed'],
      ]),
    );
  });
});

describe('a deadline', () => {
  it.each([
    ['2026-11-30T14:59:00.000Z', 0, 'completed'],
    ['2026-11-30T15:01:00.000Z', 1, 'completed-late'],
  ])('of 30 November, met at %s, is late by %i days of Tokyo [AC3]', async (moment, days, state) => {
    const title = `期限まで${days}`;
    const { id } = await published(world, { title });
    await assigned(world, id, { dueOn: PlainDate.parse('2026-11-30') });
    world.clock.set(moment);
    await completed(world, 'staff', id);
    expect((await own('staff', id)).completed).toMatchObject([{ daysLate: days, dueOn: '2026-11-30' }]);
    const rows = await report({ course: title, q: world.people.staff.name });
    expect(rows).toMatchObject([{ daysLate: days, state, edition: 1 }]);
  });

  it('stays with the completion, though the assignment ends', async () => {
    const { id } = await published(world);
    const assignment = (await assigned(world, id)).output;
    await completed(world, 'staff', id);
    await world.pool.query(`update course_assignments set ended_at = now(), ended_by = assigned_by where id = $1`, [
      assignment.id,
    ]);
    expect((await own('staff', id)).completed[0]?.dueOn).toBe('2026-11-30');
    expect(await own('staff', id)).toMatchObject({ isMandatory: false });
  });
});

describe('an assignment', () => {
  const ground = { tools: { rules: async () => ({ academy: 'staff' }) } };
  const toldTo = async (who: Who) => {
    const { rows } = await world.pool.query<{ kind: string }>(
      `select kind from told_facts where to_account = $1 order by id`,
      [world.people[who].accountId],
    );
    return rows.map(({ kind }) => kind);
  };

  it('asks those to whom the tool is open, and nobody else [B9-06]', async () => {
    const { id } = await published(world);
    await assigned(world, id, { dueOn: PlainDate.parse('2026-12-20') });
    const asked = async () => (await world.as('system')(listAssignments, { id })).output.assignments;
    // Two of staff, two admins, one of system; not the user.
    expect(await asked()).toMatchObject([{ asked: 5, completed: 0, assignedTo: 'everybody' }]);
    // Told within its minute, once, and not again for what was assigned long ago.
    const told = () => tellOfNewAssignments({ ...ground, clock: world.clock } as never, world.pool);
    await told();
    expect(await told()).toBe(0);
    expect([await toldTo('staff'), await toldTo('user')]).toEqual([['course-assigned'], []]);
    expect((await world.as('staff')(showTasks, {})).output).toContainEqual(
      expect.objectContaining({ kind: 'courses-to-take', count: 1 }),
    );
    await openAcademy(world, 'system');
    expect(await asked()).toMatchObject([{ asked: 1 }]);
    expect((await world.as('staff')(showTasks, {})).output.map(({ kind }) => kind)).not.toContain('courses-to-take');
  });

  it('names nobody to whom the tool is closed, and says whom [B9-06, B0-11]', async () => {
    const { id } = await published(world);
    await openAcademy(world, 'system');
    const people = [world.people.staff, world.people.system].map(({ employeeUuid }) => employeeUuid ?? '');
    const refused = await assigned(world, id, { assignedTo: 'people', people });
    expect(refused.problem.data.fields).toMatchObject([{ field: 'people', code: 'course-not-open' }]);
    expect(refused.problem.data.fields[0]?.message).toContain(world.people.staff.name);
    await openAcademy(world, 'staff');
    expect((await assigned(world, id, { assignedTo: 'people', people })).status).toBe(200);
    expect(await own('staff', id)).toMatchObject({ isMandatory: true, dueOn: '2026-11-30' });
    expect(await own('other', id)).toMatchObject({ isMandatory: false, dueOn: null });
  });

  it('of a department asks those of the departments below too', async () => {
    const { id } = await published(world);
    await assigned(world, id, { assignedTo: 'departments', departments: ['HQ'] });
    expect(await own('staff', id)).toMatchObject({ isMandatory: true });
    const unknown = await assigned(world, id, { assignedTo: 'departments', departments: ['NOWHERE'] });
    expect(unknown.problem.data.fields).toMatchObject([{ field: 'departments', code: 'unknown-code' }]);
  });

  it('reminds a week before and once it is over, each once, and not whoever has completed it [B9-06, B0-08]', async () => {
    const { id } = await published(world);
    await assigned(world, id, { dueOn: PlainDate.parse('2026-12-20') });
    await completed(world, 'other', id);
    const look = async (moment: string) => {
      world.clock.set(moment);
      const tell = () => tellOfCourses({ ...ground, clock: world.clock } as never, world.pool);
      await Promise.all([tell(), tell()]);
      return toldTo('staff');
    };
    expect(await look('2026-12-12T01:00:00.000Z')).toEqual(['course-assigned']);
    expect(await look('2026-12-13T01:00:00.000Z')).toEqual(['course-assigned', 'course-due']);
    expect(await look('2026-12-20T14:00:00.000Z')).toEqual(['course-assigned', 'course-due']);
    expect(await look('2026-12-20T15:30:00.000Z')).toEqual(['course-assigned', 'course-due', 'course-overdue']);
    expect(await toldTo('other')).toEqual([]);
  });
});

describe('the report', () => {
  it('says who, when, which version and how late, and who is off, closed out or gone, as the file does [B9-06, B0-10]', async () => {
    const { id } = await published(world, { title: '報告の対象' });
    await assigned(world, id, { dueOn: PlainDate.parse('2026-11-22') });
    await completed(world, 'staff', id);
    const { other, admin2 } = world.people;
    await world.pool.query(`update accounts set status = 'suspended' where id = $1`, [other.accountId]);
    await world.pool.query(`update employees set left_on = '2026-11-22' where id = $1`, [admin2.employeeUuid]);
    await world.pool.query(
      `insert into presences (employee_id, presence, note, day, told_at) values ($1, 'off', '', '2026-11-24', now())`,
      [world.people.admin.employeeUuid],
    );
    world.clock.set('2026-11-24T01:00:00.000Z');
    const rows = new Map((await report({ course: '報告の対象' })).map((row) => [row.name, row]));
    expect(rows.get(world.people.staff.name)).toMatchObject({
      state: 'completed',
      edition: 1,
      daysLate: 0,
      standing: 'active',
    });
    expect(rows.get(other.name)).toMatchObject({ state: 'overdue', daysLate: 2, standing: 'closed' });
    expect(rows.get(admin2.name)).toMatchObject({ state: 'overdue', standing: 'left' });
    expect(rows.get(world.people.admin.name)).toMatchObject({ standing: 'off' });
    const { raw } = await world.as('system')(
      exportReport,
      { state: 'completed', course: '報告の対象' },
      { headers: { 'accept-language': 'ja' } },
    );
    const [head, ...lines] = raw.body.trimEnd().split('\r\n');
    expect(head).toBe(
      '\ufeffコース,コース（英語）,社員番号,氏名,フリガナ,部署,在籍,ステータス,期限,修了日時,版,年度,遅れ（日）',
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`,${world.people.staff.name},`);
    expect((await world.audit(`event = 'course-report.exported'`)).at(-1)?.difference).toMatchObject({
      state: 'completed',
    });
    await world.pool.query(
      `update accounts set status = 'active'; update employees set left_on = null; delete from presences`,
    );
  });

  it('finds and sorts courses by their English titles, the Japanese one where there is none [B9-06, S1-04]', async () => {
    const english = { description: 'x', descriptionEn: 'x', steps: [courseStep({ titleEn: 'One', bodyEn: 'One' })] };
    const translated = await published(world, { title: '英語のある報告', titleEn: 'Zoning report', ...english });
    const untranslated = await published(world, { title: '英語のない報告' });
    for (const { id } of [translated, untranslated]) await completed(world, 'staff', id);
    const titles = async (asked: object) => (await report(asked)).map(({ courseTitleEn }) => courseTitleEn);
    expect(await titles({ courseEn: 'zoning' })).toEqual(['Zoning report']);
    expect(await titles({ q: 'zoning report' })).toEqual(['Zoning report']);
    expect(await titles({ q: 'のない報告' })).toEqual(['英語のない報告']);
    // By the Japanese titles, the translated one would come first in both.
    expect(await titles({ course: '英語の', sort: '-courseEn' })).toEqual(['英語のない報告', 'Zoning report']);
    expect(await titles({ course: '英語の', sort: 'courseEn' })).toEqual(['Zoning report', '英語のない報告']);
    const kept = async (q: string) => (await world.as('system')(listCoursesForMaintenance, { q })).output.rows;
    expect(await kept('zoning')).toMatchObject([{ title: '英語のある報告', titleEn: 'Zoning report' }]);
    expect(await kept('英語のない報告')).toMatchObject([{ titleEn: '英語のない報告' }]);
  });

  it('leads to the certificate, which only its person and system people get [B9-06]', async () => {
    const { id } = await published(world);
    await completed(world, 'staff', id);
    const [completion] = (await own('staff', id)).completed;
    const asked = async (who: Who) => (await world.as(who)(printCertificate, { id: completion?.id ?? '' })).status;
    expect([await asked('staff'), await asked('system'), await asked('other')]).toEqual([200, 200, 404]);
    const { raw } = await world.as('staff')(printCertificate, { id: completion?.id ?? '' });
    expect(raw.headers['content-type']).toBe('application/pdf');
    expect(raw.body.slice(0, 5)).toBe('%PDF-');
  });
});

describe('a picture', () => {
  it('is shown with a published course, to nobody else, and only of files that the writer added [B0-07, B9-06]', async () => {
    const { picture: id } = await illustrated(world);
    const asked = async (who: Who, which = id) => (await world.as(who)(showPicture, { id: which })).status;
    expect([await asked('staff'), await asked('user')]).toEqual([200, 403]);
    const unused = await picture(world, 'staff');
    expect([await asked('staff', unused), await asked('system', unused)]).toEqual([404, 404]);
    const before = (await world.as('system')(showCourseForMaintenance, { id: (await drafted(world)).id })).output;
    const { status: _s, edition: _e, isChanged: _c, updatedAt: _a, updatedBy: _b, ...content } = before;
    const foreign = await world.as('system')(changeCourse, {
      ...content,
      steps: [courseStep({ body: `![x](picture:${unused})` })],
    });
    expect(foreign.problem.data.fields).toMatchObject([{ field: 'steps.0.body', code: 'unknown-attachment' }]);
  });
});
