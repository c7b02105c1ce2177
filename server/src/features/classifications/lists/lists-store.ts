// Where the rows of the maintainers' lists lie.
import { CLASSIFICATION_LIST, DETAIL_LIST } from '@madoguchi/contract/classifications/lists.ts';
import { sql } from 'kysely';
import { listPages } from '../../../platform/list/list-store.ts';
import { CLASSIFICATION_COLUMNS, CLASSIFICATIONS, DETAIL_COLUMNS, DETAILS, type OnDay } from './row-columns-store.ts';

export const classificationPages = listPages<typeof CLASSIFICATION_LIST, OnDay>({
  list: CLASSIFICATION_LIST,
  from: CLASSIFICATIONS,
  columns: CLASSIFICATION_COLUMNS,
});

interface InList extends OnDay {
  readonly classification: string;
}

export const detailPages = listPages<typeof DETAIL_LIST, InList>({
  list: DETAIL_LIST,
  from: DETAILS,
  where: (at) => [sql`d.classification_code = ${at('classification')}`],
  columns: DETAIL_COLUMNS,
});
