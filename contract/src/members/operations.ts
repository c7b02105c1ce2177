import * as z from 'zod';
import { listExport, listInput, listOutput } from '../list/list-input.ts';
import { download, read, view, write } from '../operation.ts';
import { Code } from '../values/id.ts';
import { MEMBER_LIST } from './lists.ts';
import {
  AddedPost,
  ChangedMember,
  EndedPost,
  Leaving,
  MemberCard,
  MemberHeader,
  MemberRecord,
  NewMember,
  OpenWork,
  OrganisationUnit,
  UnitMember,
  WithdrawnPost,
} from './model.ts';
import { OwnPresence, TellPresence } from './presence.ts';

const OfMember = z.strictObject({ employeeId: Code });

/**
 * People by reading, with what colleagues need to reach them. A department means those below it too. Who is no admin sees
 * those who work here today, whatever states are asked for.
 */
export const listMembers = read('members.list', {
  at: ['GET', '/api/members'],
  access: 'staff',
  shows: ['members', 'master-data', 'presence', 'profile'],
  input: z.strictObject(listInput(MEMBER_LIST)),
  output: listOutput(MEMBER_LIST),
  refuses: [],
});

/** One colleague. Who has left or not begun is unknown to all but admins. */
export const showMember = read('members.show', {
  at: ['GET', '/api/members/:employeeId'],
  access: 'staff',
  shows: ['members', 'master-data', 'presence', 'profile'],
  input: OfMember,
  output: MemberCard,
  refuses: ['not-found'],
});

/** The whole filtered list as CSV. */
export const exportMembers = download('members.export', {
  at: ['GET', '/api/members/csv'],
  access: 'admin',
  input: z.strictObject(listExport(MEMBER_LIST)),
  mediaType: 'text/csv',
  refuses: [],
  records: 'members.exported',
});

/** Every department of today with its head, its deputy and how many people it has: the whole tree in one answer. */
export const showOrganisation = read('members.show-organisation', {
  at: ['GET', '/api/organisation'],
  access: 'staff',
  shows: ['members', 'master-data'],
  input: z.strictObject({}),
  output: z.object({ departments: z.array(OrganisationUnit) }),
  refuses: [],
});

/** Holders of a post in this very department today, by position, then by reading; `rest` are not shown. */
export const showDepartment = read('members.show-department', {
  at: ['GET', '/api/organisation/:departmentCode'],
  access: 'staff',
  shows: ['members', 'master-data'],
  input: z.strictObject({ departmentCode: Code }),
  output: z.object({ people: z.array(UnitMember), rest: z.number().int() }),
  refuses: [],
});

/** A person's record with all posts, as it is kept. */
export const showRecord = view('members.show-record', {
  at: ['GET', '/api/members/:employeeId/record'],
  access: 'admin',
  input: OfMember,
  output: MemberRecord,
  refuses: ['not-found'],
  records: 'member.opened',
});

/** Takes somebody in, with a first post from the day of joining on. The account is another matter. */
export const createMember = write('members.create', {
  at: ['POST', '/api/members'],
  access: 'admin',
  input: NewMember,
  output: MemberHeader,
  refuses: [],
  records: 'member.created',
});

export const changeMember = write('members.change', {
  at: ['POST', '/api/members/:employeeId/change'],
  access: 'admin',
  input: ChangedMember,
  output: MemberHeader,
  refuses: ['not-found', 'stale'],
  records: 'member.changed',
});

/** A transfer, or a post beside the primary one; both by a day that may lie ahead. */
export const addPost = write('members.add-post', {
  at: ['POST', '/api/members/:employeeId/posts'],
  access: 'admin',
  input: AddedPost,
  output: MemberHeader,
  refuses: ['not-found', 'stale'],
  records: 'member.post-added',
});

export const endPost = write('members.end-post', {
  at: ['POST', '/api/members/:employeeId/posts/:postId/end'],
  access: 'admin',
  input: EndedPost,
  output: MemberHeader,
  refuses: ['not-found', 'stale'],
  records: 'member.post-ended',
});

/** Takes a post back that was entered by mistake or called off. The days of a primary one fall to the one before it. */
export const withdrawPost = write('members.withdraw-post', {
  at: ['POST', '/api/members/:employeeId/posts/:postId/withdraw'],
  access: 'admin',
  input: WithdrawnPost,
  output: MemberHeader,
  refuses: ['not-found', 'stale'],
  records: 'member.post-withdrawn',
});

/** Sets, moves or takes back the last day worked. After it the account is stopped (B2-04). */
export const setLeaving = write('members.set-leaving', {
  at: ['POST', '/api/members/:employeeId/leaving'],
  access: 'admin',
  input: Leaving,
  output: MemberHeader,
  refuses: ['not-found', 'stale'],
  records: 'member.leaving-set',
});

/** Open work of somebody who leaves: a work list, for the hand-over. */
export const listOpenWork = read('members.list-open-work', {
  at: ['GET', '/api/members/:employeeId/open-work'],
  access: 'admin',
  shows: ['members', 'reservations'],
  input: OfMember,
  output: OpenWork,
  refuses: ['not-found'],
});

/** Where the caller said that they are today. */
export const showPresence = read('members.show-presence', {
  at: ['GET', '/api/presence'],
  access: 'staff',
  shows: ['presence'],
  input: z.strictObject({}),
  output: OwnPresence,
  refuses: [],
});

/** The caller tells colleagues where they are, for the rest of the day. An account without an employee record is nowhere. */
export const tellPresence = write('members.tell-presence', {
  at: ['POST', '/api/presence'],
  access: 'staff',
  touches: ['presence'],
  input: TellPresence,
  output: OwnPresence,
  refuses: [],
  records: 'member.presence-told',
});

export const MEMBER_OPERATIONS = [
  listMembers,
  showMember,
  exportMembers,
  showOrganisation,
  showDepartment,
  showRecord,
  createMember,
  changeMember,
  addPost,
  endPost,
  withdrawPost,
  setLeaving,
  listOpenWork,
  showPresence,
  tellPresence,
] as const;
