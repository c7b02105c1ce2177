// A file of resources in two steps: what it would do and what is wrong with it, then all of it or nothing (B1-05).
import { INPUT_TEXTS } from '@madoguchi/contract/input-texts.ts';
import { say } from '@madoguchi/contract/message.ts';
import { cellsOf, type FileCell, JOINED_BY } from '@madoguchi/contract/resources/import/cells.ts';
import { FILE_COLUMNS } from '@madoguchi/contract/resources/import/columns.ts';
import {
  type JudgedRow,
  judgeFile,
  numbersIn,
  type RowFault,
  readFile,
  type Stored,
} from '@madoguchi/contract/resources/import/file.ts';
import type { ResourceImportReport } from '@madoguchi/contract/resources/import/model.ts';
import type { ResourceContent } from '@madoguchi/contract/resources/model.ts';
import {
  checkResourceImport as checkOperation,
  importResources as importOperation,
} from '@madoguchi/contract/resources/operations.ts';
import { inCp932 } from '../../platform/csv/cp932.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { findEmployed, findStored, writeResources } from './store.ts';
import { isOvertaken } from './writes.ts';

/** So many faults and resources are told one by one; nobody reads more of one report. */
const TOLD = 100;

type Imported = ResourceImportReport['resources'][number];

interface Judged {
  /** Those that the file adds or changes. */
  readonly rows: readonly JudgedRow[];
  readonly differences: readonly Imported[];
  readonly counts: Pick<ResourceImportReport, 'added' | 'changed' | 'unchanged'>;
  readonly faults: readonly RowFault[];
}

/** The text in UTF-8, and in Shift_JIS. */
const writtenForms = (text: string) => [text, inCp932(text, new Set())];

interface Names {
  readonly resources: ReadonlyMap<string, string>;
  readonly employees: ReadonlyMap<string, string>;
}

const joined = (ids: readonly string[], names: ReadonlyMap<string, string>) =>
  ids
    .map((id) => names.get(id) ?? id)
    .toSorted()
    .join(JOINED_BY);

function fileCells({ unitIds, managerIds, features, ...content }: ResourceContent, names: Names) {
  return cellsOf({
    ...content,
    features: features.join(JOINED_BY),
    units: joined(unitIds, names.resources),
    managers: joined(managerIds, names.employees),
  });
}

function differenceOf({ line, id, before, content }: JudgedRow, names: Names): Imported {
  const former: Readonly<Record<string, FileCell>> = before === null ? {} : fileCells(before, names);
  const cells = fileCells(content, names);
  const fields = FILE_COLUMNS.filter(({ name }) => before === null || former[name] !== cells[name]).map(({ name }) => ({
    column: name,
    from: former[name] ?? null,
    to: cells[name],
  }));
  return { line, id, name: content.name, isNew: before === null, fields };
}

async function judge(ground: Ground, csv: string, now: string): Promise<Judged> {
  const read = readFile(csv);
  const today = ground.clock.today();
  const [stored, employed] = await Promise.all([
    findStored(ground.pool),
    findEmployed(ground.pool, { numbers: numbersIn(read.rows), today }),
  ]);
  const employees = new Map(employed.map(({ id, number }) => [number, id]));
  const judged = judgeFile(read, { stored, employees, newId: () => uuidAt(now), writtenForms });
  const names = namesOf(stored, judged.rows, employed);
  const differences = judged.rows.map((row) => differenceOf(row, names));
  const isChange = (one: Imported) => one.isNew || one.fields.length > 0;
  const added = differences.filter(({ isNew }) => isNew).length;
  const changing = differences.filter(isChange);
  return {
    rows: judged.rows.filter((_row, at) => isChange(differences[at] ?? never())),
    differences: changing,
    counts: { added, changed: changing.length - added, unchanged: differences.length - changing.length },
    faults: judged.faults,
  };
}

function never(): never {
  throw new Error('each row has its difference');
}

function namesOf(
  stored: readonly Stored[],
  rows: readonly JudgedRow[],
  employed: readonly { readonly id: string; readonly number: string }[],
): Names {
  const managers = stored.flatMap(({ managerIds, managerNumbers }) =>
    managerIds.map((id, at) => [id, managerNumbers[at] ?? ''] as const),
  );
  return {
    resources: new Map([
      ...stored.map(({ id, name }) => [id, name] as const),
      ...rows.map(({ id, content }) => [id, content.name] as const),
    ]),
    employees: new Map([...managers, ...employed.map(({ id, number }) => [id, number] as const)]),
  };
}

export const checkResourceImport = handle(checkOperation, async ({ ground, input, now, language }) => {
  const { counts, differences, faults } = await judge(ground, input.csv, now);
  return {
    ...counts,
    resources: differences.slice(0, TOLD),
    faults: faults.slice(0, TOLD).map(({ line, column, code, values }) => ({
      line,
      column,
      code,
      message: say(INPUT_TEXTS[code], language, values),
    })),
    faultCount: faults.length,
  };
});

function refuseFaults({ faults }: Judged): void {
  if (faults.length === 0) return;
  const fields = faults.slice(0, TOLD).map(({ line, column, code, values = {} }) => ({
    field: `csv.${line}${column ? `.${column}` : ''}`,
    code,
    values,
  }));
  refuse('invalid', { fields, values: { n: faults.length } });
}

/** Somebody who writes one of the resources at the same moment is let go first; nobody meets so many. */
const TRIES = 5;

/** Every resource of the file is written; where one row is wrong, none is. */
export const importResources = handle(importOperation, async ({ ground, actor, input, now, commit }) => {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const judged = await judge(ground, input.csv, now);
    refuseFaults(judged);
    const { rows, counts, differences } = judged;
    const written = rows.map(({ id, before, content }) => ({ ...content, id, seen: before?.version ?? 0 }));
    const namesBy = (isNew: boolean) => differences.filter((one) => one.isNew === isNew).map(({ name }) => name);
    try {
      const done = await commit(
        writeResources,
        { rows: JSON.stringify(written), by: actor.accountId, at: now },
        { target: null, difference: { added: namesBy(true), changed: namesBy(false) }, answer: counts },
      );
      if (done !== null) return done;
    } catch (error) {
      // Somebody took a name or a unit in this moment: the next look tells it like one that was taken before.
      if (!isOvertaken(error)) throw error;
    }
  }
  return refuse('unavailable');
});
