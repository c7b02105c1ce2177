// A file held against its list: what it would add and change, and every fault.
import { type ReadImport, type RowFault, readImport } from '@madoguchi/contract/classifications/import/file.ts';
import type { DetailImportReport } from '@madoguchi/contract/classifications/import/model.ts';
import { nextOrder } from '@madoguchi/contract/classifications/rules.ts';
import { inCp932 } from '../../../platform/csv/cp932.ts';
import type { Ground } from '../../../platform/ground.ts';
import { asSaid, asWritten, differenceOf } from '../write/asked-value.ts';
import { valueFaults } from '../write/value-faults.ts';
import type { StandingList, WrittenValue } from '../write/values-store.ts';

type ImportedValue = DetailImportReport['values'][number];

export interface Judged {
  /** Added and changed ones, to be written. */
  readonly values: readonly WrittenValue[];
  readonly differences: readonly ImportedValue[];
  readonly counts: Pick<DetailImportReport, 'added' | 'changed' | 'unchanged'>;
  /** In the order of the file. */
  readonly faults: readonly RowFault[];
}

/** Rows without a place come after the last one, in their order. */
function placed(classification: string, { rows }: ReadImport, list: StandingList): WrittenValue[] {
  const known = new Set(list.values.map(({ code }) => code));
  const all = rows.map(({ detail }) => detail);
  let last = nextOrder([...list.values, ...all.map(({ code, order }) => ({ code, order: order ?? 0 }))]);
  return all.map((detail) => {
    if (detail.order !== null || known.has(detail.code)) return asWritten(classification, detail, list);
    const order = last;
    last = nextOrder([{ code: detail.code, order }]);
    return asWritten(classification, { ...detail, order }, list);
  });
}

/** The text in UTF-8, and in Shift_JIS. */
export const writtenForms = (text: string) => [text, inCp932(text, new Set())];

/** Reads the file and looks at what it would come to; nothing is written. */
export async function judgeImport(
  ground: Ground,
  { classification, csv }: { readonly classification: string; readonly csv: string },
  list: StandingList,
): Promise<Judged> {
  const standing = new Map(list.values.map((value) => [value.code, value]));
  const said = new Map(list.values.map((value) => [value.code, asSaid(classification, value)]));
  const read = readImport(csv, { classification, today: ground.clock.today(), standing: said, writtenForms });
  const written = placed(classification, read, list);
  const lineOf = new Map(read.rows.map(({ line, detail }) => [detail.code, line]));
  const differences = written.map((value): ImportedValue => {
    const before = standing.get(value.code) ?? null;
    const { code, name } = value;
    return { line: lineOf.get(code) ?? 1, code, name, isNew: before === null, fields: differenceOf(before, value) };
  });
  const makesDifference = new Set(differences.filter(({ fields }) => fields.length > 0).map(({ code }) => code));
  const values = written.filter(({ code }) => makesDifference.has(code));
  const found = await valueFaults(ground, classification, values, list);
  const ofList = found.map(
    ({ code, field, fault, values }): RowFault => ({
      line: lineOf.get(code) ?? 1,
      column: field,
      code: fault,
      ...(values ? { values } : {}),
    }),
  );
  const added = differences.filter(({ isNew }) => isNew).length;
  return {
    values,
    differences: differences.filter(({ code }) => makesDifference.has(code)),
    counts: { added, changed: values.length - added, unchanged: written.length - values.length },
    faults: [...read.faults, ...ofList].sort((a, b) => a.line - b.line),
  };
}
