// A crowd that hands in claims over HTTP and does not give up: what is not answered is sent again under its key.
import { randomUUID } from 'node:crypto';
import { firstDay } from '@madoguchi/contract/values/calendar-months.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { line } from './claims.ts';
import { tokenOf } from './crowd.ts';

/** One keyed write: how often it was sent, and what it was answered. */
export interface Sent {
  readonly event: 'expense-claim.draft-saved' | 'expense-claim.submitted';
  readonly person: number;
  readonly month: YearMonth;
  readonly key: string;
  readonly path: string;
  readonly body: string;
  sendings: number;
  readonly answers: { readonly status: number; readonly text: string }[];
}

export interface Portal {
  /** The address of the running portal; waits while it is down. */
  readonly url: () => Promise<string>;
  /** Called after each answer. */
  readonly answered: () => void;
}

/** Sends it until it is answered. A portal that is down, or says that it cannot answer, is asked again. */
export async function send(portal: Portal, sent: Sent): Promise<string> {
  for (;;) {
    sent.sendings += 1;
    const answer = await post(await portal.url(), sent);
    if (answer === null || answer.status === 503) continue;
    sent.answers.push(answer);
    portal.answered();
    return answer.text;
  }
}

/** `null` where the connection ended without an answer. */
async function post(url: string, { person, key, path, body }: Sent) {
  const headers = {
    authorization: `Bearer ${tokenOf(person)}`,
    'idempotency-key': key,
    'content-type': 'application/json',
  };
  try {
    const answer = await fetch(url + path, { method: 'POST', headers, body });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

export function draftOf(person: number, month: YearMonth): Sent {
  const lines = [line({ useDate: firstDay(month), memo: '休日の訪問' })];
  const path = `/api/expense-claims/mine/${month}/draft`;
  const body = JSON.stringify({ version: 0, lines, removed: [] });
  return { event: 'expense-claim.draft-saved', person, month, key: randomUUID(), path, body, sendings: 0, answers: [] };
}

export function submissionOf({ person, month }: Sent, { id, version }: { id: string; version: number }): Sent {
  const path = `/api/expense-claims/${id}/submit`;
  const body = JSON.stringify({ version });
  return { event: 'expense-claim.submitted', person, month, key: randomUUID(), path, body, sendings: 0, answers: [] };
}
