// The audit record of a change made by the calendar instead of a person.
import type { AuditEvent } from '@madoguchi/contract/audit/event-names.ts';
import type { TargetKind } from '@madoguchi/contract/audit/target-names.ts';
import type { Recorded } from '../db/change.ts';
import { uuidAt } from '../uuid.ts';
import { writtenDifference } from './written-difference.ts';

interface Happened {
  readonly event: AuditEvent;
  readonly target: readonly [kind: TargetKind, id: string];
  readonly difference: Readonly<Record<string, unknown>>;
}

/** `now` is the instant of the look at the day. No key: a look that comes again finds nothing to do. */
export function calendarRecord(now: string, { event, target: [kind, id], difference }: Happened): Recorded {
  return {
    audit_id: uuidAt(now),
    now,
    account_id: null,
    actor: 'calendar',
    roles: [],
    ip: '',
    user_agent: '',
    operation: 'calendar',
    event,
    target_kind: kind,
    target_id: id,
    difference: writtenDifference(difference),
    request_id: '',
    key: null,
    body_hash: Buffer.alloc(0),
    answer: '{}',
  };
}
