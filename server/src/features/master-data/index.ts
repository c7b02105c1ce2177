// The eight master lists, answered from memory (S4-05).

import type { MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import { FIND_MASTER, listHolidays, type MASTER_DATA_OPERATIONS } from '@madoguchi/contract/master-data/operations.ts';
import type { Ground } from '../../platform/ground.ts';
import { type HandlersFor, handle, WrittenJson } from '../../platform/http/handler.ts';
import { masterData } from './public.ts';

async function find(list: MasterList, ground: Ground, unlessKnown: (tag: string) => void): Promise<WrittenJson> {
  const { text, tag } = (await masterData(ground)).written[list];
  unlessKnown(tag);
  return new WrittenJson(text);
}

const finder = <List extends MasterList>(list: List) =>
  handle(FIND_MASTER[list], (async ({ ground, unlessKnown }: { ground: Ground; unlessKnown: (tag: string) => void }) =>
    find(list, ground, unlessKnown)) as never);

const holidaysOfYear = handle(listHolidays, async ({ ground, input }) => {
  const { holidays } = await masterData(ground);
  return holidays.filter(({ day }) => day.startsWith(`${input.year}-`));
});

const masterDataHandlers = {
  'master-data.reason': finder('reason'),
  'master-data.route': finder('route'),
  'master-data.way': finder('way'),
  'master-data.purchase_type': finder('purchase_type'),
  'master-data.staff': finder('staff'),
  'master-data.group': finder('group'),
  'master-data.position': finder('position'),
  'master-data.document_type': finder('document_type'),
  'master-data.holidays': holidaysOfYear,
} satisfies HandlersFor<typeof MASTER_DATA_OPERATIONS>;

export const masterDataFeature = { handlers: masterDataHandlers };
