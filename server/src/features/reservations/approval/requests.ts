// The requests for approval that follow from a write of reservations (B6-01): one a date. Whatever changes in time, place or holder
// is asked for anew, and what nobody asks for any more lapses.
import type { Span } from '@madoguchi/contract/reservations/rules.ts';
import { tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import { writtenDay } from '@madoguchi/contract/values/written-date.ts';
import type { Ground } from '../../../platform/ground.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { type BegunRequest, type PlannedRequests, planRequests } from '../../approvals/public.ts';
import { departmentName, masterData } from '../../master-data/public.ts';
import type { Bookable } from '../../resources/public.ts';
import type { StoredReservation } from '../booking/write-store.ts';
import { writtenSpan } from '../news.ts';
import { type Asker, findAskers } from './requests-store.ts';

/** A reservation as it was and as it will be. The resources are those of which it asks for a yes. */
export interface Turned {
  readonly before: StoredReservation | null;
  readonly after: StoredReservation;
  readonly resources?: readonly Pick<Bookable, 'name' | 'managers'>[];
}

/** Whoever writes; null: the clock. */
export type Writer = Parameters<typeof planRequests>[0];

/** True where its approval is under way. */
export const isAsking = ({ status, awaitsApproval }: Pick<StoredReservation, 'status' | 'awaitsApproval'>): boolean =>
  status === 'tentative' && awaitsApproval;

const requestOf = (row: StoredReservation | null) => (row !== null && isAsking(row) ? row.approvalRequestId : null);

const isOther = ({ before, after }: Turned) => requestOf(before) !== requestOf(after);

/** The columns of one that asks anew. */
const askedAnew = (expiresAt: string, now: string) =>
  ({ status: 'tentative', awaitsApproval: true, expiresAt, approvalRequestId: uuidAt(now) }) as const;

interface Move {
  /** One of the resources that it will have is not given without a yes. */
  readonly needsYes: boolean;
  readonly span: Span;
  /** Whoever moves it manages one of its resources. */
  readonly isManager: boolean;
  readonly now: string;
}

/** The columns of its approval after a move: it is asked for anew, or by nobody any more. Running, it goes on without, as by `extend`. */
export function movedApproval(
  before: StoredReservation,
  { needsYes, span, isManager, now }: Move,
): Partial<StoredReservation> {
  const hasBegun = span.start <= now;
  if (isAsking(before))
    return needsYes
      ? askedAnew(hasBegun ? span.end : span.start, now)
      : { status: 'confirmed', awaitsApproval: false, expiresAt: null };
  return needsYes && !hasBegun && !isManager ? askedAnew(span.start, now) : {};
}

/** Approvers decide on resources and time: the title of a private one is none of their business. */
function presentedOf({ after, resources = [] }: Turned, asker: Asker, department: string): BegunRequest {
  const names = resources.map(({ name }) => name).join('、');
  const { time } = writtenSpan(after);
  const { day } = tokyoWall(after.start);
  return {
    number: after.number,
    asked: {
      subjectId: after.approvalRequestId ?? '',
      requesterId: after.organizerId,
      groupCode: asker.departmentCode,
      amount: 0,
      type: null,
      responsible: [...new Set(resources.flatMap(({ managers }) => managers))],
    },
    presented: {
      title: `${names} ${writtenDay(day, 'ja')} ${time}`,
      titleEn: `${names} ${writtenDay(day, 'en')} ${time}`,
      about: after.id,
      requesterNumber: asker.number,
      requesterName: asker.name,
      departmentName: department,
      warnings: 0,
      comment: '',
    },
  };
}

async function begunBy(ground: Ground, rows: readonly Turned[]): Promise<BegunRequest[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ after }) => after.organizerId))];
  const [askers, masters] = await Promise.all([findAskers(ground.pool, ids), masterData(ground)]);
  const known = new Map(askers.map((asker) => [asker.id, asker]));
  return rows.flatMap((row) => {
    const asker = known.get(row.after.organizerId);
    return asker === undefined ? [] : [presentedOf(row, asker, departmentName(masters, asker.departmentCode))];
  });
}

/**
 * Plans the requests that begin and lapse with the write; null where none does.
 * @throws Problem `no-approval-route`
 */
export async function planApprovals(writer: Writer, rows: readonly Turned[]): Promise<PlannedRequests | null> {
  const turned = rows.filter(isOther);
  if (turned.length === 0) return null;
  const begins = await begunBy(
    writer.ground,
    turned.filter(({ after }) => requestOf(after) !== null),
  );
  const lapses = turned.flatMap(({ before }) => requestOf(before) ?? []);
  return planRequests(writer, { domain: 'reservations', begins, lapses });
}
