// What the steps of buying have in common: files of one's own, and days that can be.
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Ground } from '../../../platform/ground.ts';
import { refuse, type WrongField } from '../../../platform/http/problem.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findOwnFiles } from '../draft/draft-store.ts';

/** @throws Problem `invalid` with these fields, where there are any */
export function refuseAny(fields: readonly WrongField[]): void {
  if (fields.length > 0) refuse('invalid', { fields, values: { n: fields.length } });
}

/** Only a file that the person added (B0-07): somebody else's is as unknown as none. */
export async function wrongFile(ground: Ground, actor: Actor, attachmentId: string | null): Promise<WrongField[]> {
  if (attachmentId === null) return [];
  const own = await findOwnFiles(ground.pool, actor.accountId, [attachmentId]);
  return own.has(attachmentId) ? [] : [{ field: 'attachmentId', code: 'unknown-attachment' }];
}

/** A day that has come, and not before another one. `tooEarly` words the latter. */
export function wrongDay(
  field: string,
  day: PlainDate,
  today: PlainDate,
  from: PlainDate | null,
  tooEarly: 'before-approval' | 'before-order',
): WrongField[] {
  if (day > today) return [{ field, code: 'after-today' }];
  return from !== null && day < from ? [{ field, code: tooEarly }] : [];
}
