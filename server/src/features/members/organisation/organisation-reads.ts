// The organisation as a tree: its departments in one answer, the people of one when it is opened.
import {
  showDepartment as departmentOperation,
  showOrganisation as treeOperation,
} from '@madoguchi/contract/members/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { findUnitMembers, findUnits } from './organisation-store.ts';

/** More than these are looked for in the list. */
const MOST_SHOWN = 200;

export const showOrganisation = handle(treeOperation, async ({ ground }) => ({
  departments: await findUnits(ground.pool, ground.clock.today()),
}));

export const showDepartment = handle(departmentOperation, async ({ ground, input }) =>
  findUnitMembers(ground.pool, {
    department: input.departmentCode,
    today: ground.clock.today(),
    limit: MOST_SHOWN,
  }),
);
