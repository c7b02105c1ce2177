// Handlers of the member list, the organisation and the records of people.
import type { MEMBER_OPERATIONS } from '@madoguchi/contract/members/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { exportMembers, listMembers, showMember } from './directory/directory-reads.ts';
import { showDepartment, showOrganisation } from './organisation/organisation-reads.ts';
import { showPresence, tellPresence } from './presence/presence.ts';
import { changeMember } from './record/change-member.ts';
import { addPost, endPost, withdrawPost } from './record/change-posts.ts';
import { createMember } from './record/create-member.ts';
import { listOpenWork, showRecord } from './record/record-reads.ts';
import { memberUses } from './record/record-store.ts';
import { setLeaving } from './record/set-leaving.ts';

const memberHandlers = {
  'members.list': listMembers,
  'members.show': showMember,
  'members.export': exportMembers,
  'members.show-organisation': showOrganisation,
  'members.show-department': showDepartment,
  'members.show-record': showRecord,
  'members.create': createMember,
  'members.change': changeMember,
  'members.add-post': addPost,
  'members.end-post': endPost,
  'members.withdraw-post': withdrawPost,
  'members.set-leaving': setLeaving,
  'members.list-open-work': listOpenWork,
  'members.show-presence': showPresence,
  'members.tell-presence': tellPresence,
} satisfies HandlersFor<typeof MEMBER_OPERATIONS>;

export const membersFeature = { handlers: memberHandlers, usage: memberUses };
