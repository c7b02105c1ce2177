// A calendar file in two steps: what it would do, then as much of it as can be done. The same file twice doubles nothing (B9-03).
import { hash } from 'node:crypto';
import {
  checkImport as checkOperation,
  importEvents as importOperation,
} from '@madoguchi/contract/calendar/exchange-operations.ts';
import {
  CALENDAR_FILE_BYTES,
  type ImportEffect,
  type ImportReport,
} from '@madoguchi/contract/calendar/import-report.ts';
import { IMPORT_PROBLEMS } from '@madoguchi/contract/calendar/import-texts.ts';
import { type Language, say } from '@madoguchi/contract/message.ts';
import { isPlainDate } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { writtenDay } from '@madoguchi/contract/values/written-date.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle, type UploadContext } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { readCalendar } from '../../../platform/ical/read/read-calendar.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { findByUid } from '../store.ts';
import { type Writing, writeSteps } from '../write-events.ts';
import { noChange } from '../write-store.ts';
import { type Judged, judgePlans } from './judged.ts';
import { type Planned, type PlannedDate, type Problem, planOf, uidOfDate } from './planned.ts';

/** So many events and problems are told one by one; nobody reads more of one report. */
const TOLD = 100;

type Context = UploadContext<typeof checkOperation> | UploadContext<typeof importOperation>;

/** The bytes of the file; more than a calendar may have are not kept. */
async function receive({ file, contentIs }: Pick<Context, 'file' | 'contentIs'>): Promise<Buffer> {
  const part = await file();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= CALENDAR_FILE_BYTES) chunks.push(chunk);
  }
  if (bytes > CALENDAR_FILE_BYTES) {
    refuse('too-large', { fields: [{ field: 'file', code: 'calendar-file-size' }], values: { limit: '5 MB' } });
  }
  const content = Buffer.concat(chunks);
  contentIs(hash('sha256', content, 'hex'));
  return content;
}

const OF_PORTAL = /^[\da-f-]{36}@madoguchi(?:#|$)/;

const uidsOf = (plans: readonly (Planned | PlannedDate)[]) =>
  plans.flatMap((plan) =>
    'date' in plan ? [plan.uid, uidOfDate(plan.uid, plan.date.recurrenceId ?? '')] : [plan.uid],
  );

interface Asking {
  readonly ground: Ground;
  readonly account: string;
  readonly now: string;
}

async function judgeFile(content: Buffer, { ground, account, now }: Asking) {
  const read = await readCalendar(content);
  const problems: Problem[] = read.problems.map(({ reason, line, uid, about }) => ({
    code: reason,
    line,
    uid,
    values: { about },
  }));
  const tell = (
    code: Problem['code'],
    { line, uid }: { line: number; uid: string },
    values: Problem['values'] = {},
  ) => {
    problems.push({ code, line, uid, values });
  };
  const plans = planOf(read.events, { today: ground.clock.today(), tell });
  const found = await findByUid(ground.pool, { account, uids: uidsOf(plans) });
  const stored = new Map(found.map((event) => [event.uid, event]));
  // The portal's own file, brought back: what is not the caller's is here already.
  const isForeign = ({ uid }: { uid: string }) => OF_PORTAL.test(uid) && !stored.has(uid);
  for (const plan of plans.filter(isForeign)) {
    const [line, about] = 'date' in plan ? [plan.date.line, plan.date.summary] : [plan.line, plan.content.title];
    tell('of-portal', { line, uid: plan.uid }, { about });
  }
  const judging = { stored, account, now, newId: () => uuidAt(now), tell };
  const judged = judgePlans(
    plans.filter((plan) => !isForeign(plan)),
    judging,
  );
  return { judged, problems: problems.sort((one, other) => (one.line ?? 0) - (other.line ?? 0)) };
}

function messageOf({ code, values }: Pick<Problem, 'code' | 'values'>, language: Language): string {
  const day = isPlainDate(String(values['day'])) ? { day: writtenDay(values['day'] as PlainDate, language) } : {};
  return say(IMPORT_PROBLEMS[code], language, { ...values, ...day });
}

function reportOf(judged: readonly Judged[], problems: readonly Problem[], language: Language): ImportReport {
  const count = (effect: ImportEffect) => judged.filter((one) => one.effect === effect).length;
  return {
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    unchanged: count('unchanged'),
    older: count('older'),
    events: judged
      .filter(({ effect }) => effect !== 'unchanged')
      .slice(0, TOLD)
      .map(({ line, effect, after }) => ({
        line,
        title: after.title,
        allDay: after.allDay,
        startsAt: after.startsAt,
        repeats: after.rule !== null,
        effect,
      })),
    problems: problems
      .slice(0, TOLD)
      .map(({ line, uid, code, values }) => ({ line, uid, code, message: messageOf({ code, values }, language) })),
    problemCount: problems.length,
  };
}

/** Counts alone: the trail names no title. */
const recordOf = ({ added, changed, removed, unchanged, older, problemCount }: ImportReport) => ({
  target: null,
  difference: { added, changed, removed, unchanged, older, problems: problemCount },
});

export const checkImport = handle(checkOperation, async (context) => {
  const { ground, actor, now, language, commit } = context;
  const { judged, problems } = await judgeFile(await receive(context), { ground, account: actor.accountId, now });
  const answer = reportOf(judged, problems, language);
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return (await commit(noChange, {}, { ...recordOf(answer), answer })) ?? refuse('unavailable');
});

/** Somebody who changes one of the events at the same moment is let go first. */
const TRIES = 5;

export const importEvents = handle(importOperation, async (context) => {
  const { ground, actor, now, language, commit } = context;
  const content = await receive(context);
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const { judged, problems } = await judgeFile(content, { ground, account: actor.accountId, now });
    const report = reportOf(judged, problems, language);
    const record = recordOf(report);
    const steps = judged
      .filter(({ effect }) => effect !== 'unchanged' && effect !== 'older')
      .map(({ before, after }) => ({ before, after, isOfFile: true as const }));
    const done =
      steps.length === 0
        ? await commit(noChange, {}, { ...record, answer: { ...report, undo: null } })
        : await writeSteps(context as Writing<ImportReport & { undo: string | null }>, steps, {
            difference: record.difference,
            answer: (_main, undo) => ({ ...report, undo }),
          });
    if (done !== null) return done;
  }
  return refuse('unavailable');
});
