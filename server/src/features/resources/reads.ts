// Resources and closures as they are read, and their lists as files.

import { NO_CELL, YES_CELL } from '@madoguchi/contract/classifications/import/columns.ts';
import { cellsOf } from '@madoguchi/contract/resources/import/cells.ts';
import { FILE_COLUMNS, type FileColumn } from '@madoguchi/contract/resources/import/columns.ts';
import { CLOSURE_LIST, RESOURCE_LIST } from '@madoguchi/contract/resources/lists.ts';
import type { ResourceRow } from '@madoguchi/contract/resources/model.ts';
import {
  exportClosures as exportClosuresOperation,
  exportResources as exportOperation,
  listClosures as listClosuresOperation,
  listResources as listOperation,
  listOfferedResources as offeredOperation,
  showResource as showOperation,
} from '@madoguchi/contract/resources/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { csvDay, momentOf } from '../../platform/csv/csv-dates.ts';
import type { Column } from '../../platform/csv/csv-file.ts';
import { handle } from '../../platform/http/handler.ts';
import { listColumns } from '../../platform/list/list-columns.ts';
import { listHandlers } from '../../platform/list/list-handlers.ts';
import { closurePages, resourcePages } from './lists-store.ts';
import { findOffered } from './store.ts';
import { resources } from './writes.ts';

const RESOURCES = listHandlers({ list: RESOURCE_LIST, pages: resourcePages, values: () => ({}) });

/** A cell as an import reads it again. */
function columnOf({ name, heading, kind, options = {} }: FileColumn): Column<ResourceRow> {
  return {
    heading,
    cell: (row, language) => {
      const value = cellsOf(row)[name];
      if (value === null || value === '') return null;
      if (typeof value === 'boolean') return value ? YES_CELL : NO_CELL;
      if (kind === 'day') return csvDay(String(value) as PlainDate);
      return kind === 'choice' ? (options[String(value)]?.[language] ?? value) : value;
    },
  };
}

const COLUMNS = FILE_COLUMNS.map(columnOf);

export const listResources = RESOURCES.page(listOperation);
export const exportResources = RESOURCES.file(exportOperation, {
  name: { ja: '設備一覧', en: 'resources' },
  columns: () => COLUMNS,
});

const CLOSURES = listHandlers({
  list: CLOSURE_LIST,
  pages: closurePages,
  values: ({ now }) => ({ asOf: now }),
});

export const listClosures = CLOSURES.page(listClosuresOperation);
export const exportClosures = CLOSURES.file(exportClosuresOperation, {
  name: { ja: '利用休止', en: 'closures' },
  columns: () =>
    listColumns(CLOSURE_LIST, {
      starts: ({ startsAt }) => momentOf(startsAt),
      ends: ({ endsAt }) => momentOf(endsAt),
      closed: ({ closedAt }) => momentOf(closedAt),
      lifted: ({ liftedAt }) => (liftedAt === null ? null : momentOf(liftedAt)),
    }),
});

export const listOfferedResources = handle(offeredOperation, async ({ ground }) => ({
  resources: await findOffered(ground.pool, ground.clock.today()),
}));

export const showResource = handle(showOperation, (context) => resources.seen(context, context.input.id));
