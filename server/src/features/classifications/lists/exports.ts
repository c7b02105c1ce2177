// The lists as files; each is recorded (B0-09, B0-10). The file of values has the columns that an import reads.
import type { AttributeName } from '@madoguchi/contract/classifications/attributes.ts';
import { columnsOf, NO_CELL, type ValueColumn, YES_CELL } from '@madoguchi/contract/classifications/import/columns.ts';
import { CLASSIFICATION_LIST, DETAIL_LIST } from '@madoguchi/contract/classifications/lists.ts';
import type { ClassificationRow, DetailRow } from '@madoguchi/contract/classifications/model.ts';
import {
  exportClassifications as classificationsOperation,
  exportDetails as detailsOperation,
} from '@madoguchi/contract/classifications/operations.ts';
import { writeListState } from '@madoguchi/contract/list/list-state.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { csvAnswer } from '../../../platform/csv/csv-answer.ts';
import { csvDay } from '../../../platform/csv/csv-dates.ts';
import { type Column, csvFile } from '../../../platform/csv/csv-file.ts';
import { handle } from '../../../platform/http/handler.ts';
import { listColumns } from '../../../platform/list/list-columns.ts';
import { askedState } from '../../../platform/list/list-question.ts';
import { everyRow } from '../../../platform/list/list-store.ts';
import { foundClassification } from '../details/found.ts';
import { classificationPages, detailPages } from './lists-store.ts';

export const exportClassifications = handle(classificationsOperation, async ({ ground, input, language, record }) => {
  const { encoding, ...narrowing } = input;
  const asked = askedState(CLASSIFICATION_LIST, narrowing);
  const today = ground.clock.today();
  const rows = everyRow<ClassificationRow>((place) =>
    classificationPages(ground.pool, { today }, { ...asked, ...place }),
  );
  const file = await csvFile(listColumns(CLASSIFICATION_LIST), rows, { language, encoding });
  const difference = { ...writeListState(CLASSIFICATION_LIST, asked), encoding };
  const recorded = await record({ target: null, difference });
  return csvAnswer(file, language === 'ja' ? '分類一覧.csv' : 'classifications.csv', recorded);
});

type Cell = string | number | boolean | null;

function written(value: Cell, { kind, options = {} }: ValueColumn, language: Language): string | number | null {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? YES_CELL : NO_CELL;
  if (kind === 'day') return csvDay(String(value) as PlainDate);
  return kind === 'choice' ? (options[String(value)]?.[language] ?? value) : value;
}

function cellOf(row: DetailRow, { name }: ValueColumn): Cell {
  if (Object.hasOwn(row, name)) return row[name as Exclude<ValueColumn['name'], AttributeName>];
  return row.extra[name] ?? null;
}

const valueColumns = (classification: string): readonly Column<DetailRow>[] =>
  columnsOf(classification).map((column) => ({
    heading: column.heading,
    cell: (row, language) => written(cellOf(row, column), column, language),
  }));

export const exportDetails = handle(detailsOperation, async ({ ground, input, language, record }) => {
  const { classification, encoding, ...narrowing } = input;
  const { name, nameEn } = await foundClassification(ground, classification);
  const asked = askedState(DETAIL_LIST, narrowing);
  const scope = { classification, today: ground.clock.today() };
  const rows = everyRow<DetailRow>((place) => detailPages(ground.pool, scope, { ...asked, ...place }));
  const file = await csvFile(valueColumns(classification), rows, { language, encoding });
  const difference = { ...writeListState(DETAIL_LIST, asked), encoding };
  const recorded = await record({ target: ['classification', classification], difference });
  return csvAnswer(file, `${language === 'ja' ? name : nameEn || name}.csv`, recorded);
});
