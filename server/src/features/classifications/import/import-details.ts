// A file of values in two steps: what it would do and what is wrong with it, then all of it or nothing (B1-05).
import {
  checkImport as checkOperation,
  importDetails as importOperation,
} from '@madoguchi/contract/classifications/operations.ts';
import { INPUT_TEXTS } from '@madoguchi/contract/input-texts.ts';
import { say } from '@madoguchi/contract/message.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { standingList, writeList } from '../write/write-list.ts';
import { type Judged, judgeImport } from './judge-import.ts';

/** So many faults and values are told one by one; nobody reads more of one report. */
const TOLD = 100;

export const checkImport = handle(checkOperation, async ({ ground, input, language }) => {
  const judged = await judgeImport(ground, input, await standingList(ground, input.classification));
  const { counts, differences, faults } = judged;
  return {
    ...counts,
    values: differences.slice(0, TOLD),
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

/** Every value of the file is written; where one row is wrong, none is. */
export const importDetails = handle(importOperation, async ({ input, ...context }) => {
  const { classification } = input;
  return writeList<typeof importOperation>(context, classification, async (list) => {
    const judged = await judgeImport(context.ground, input, list);
    refuseFaults(judged);
    const { values, counts, differences } = judged;
    const codesOf = (isNew: boolean) => differences.filter((one) => one.isNew === isNew).map(({ code }) => code);
    return {
      values,
      target: ['classification', classification],
      difference: { added: codesOf(true), changed: codesOf(false) },
      answer: counts,
    };
  });
});
