import {
  listMembers,
  showDepartment,
  showMember,
  showOrganisation,
  showRecord,
} from '@madoguchi/contract/members/operations.ts';
import type { OperationId } from '@madoguchi/contract/operations.ts';

/** What a change of a record makes stale. */
export const READ_AGAIN: readonly OperationId[] = [
  showRecord.id,
  showMember.id,
  listMembers.id,
  showOrganisation.id,
  showDepartment.id,
];
