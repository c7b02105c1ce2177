// The rules of an announcement: its states, its days, its readers. The server's SQL asks the same; tests compare the two.
import { may, type Visitor } from '../access.ts';
import { type Machine, machine } from '../record/machine.ts';
import type { PlainDate } from '../values/plain-date.ts';
import type { AnnouncementPhase, AnnouncementStatus, Audience, DraftContent } from './model.ts';

export type AnnouncementAction = 'publish' | 'withdraw';

/** A withdrawn one may go out again: nothing is deleted (B0-04). */
export const announcementMachine: Machine<AnnouncementStatus, AnnouncementAction, 'maintainer'> = machine<
  AnnouncementStatus,
  'maintainer'
>()({
  publish: { from: ['draft', 'withdrawn'], to: 'published', by: 'maintainer' },
  withdraw: { from: ['draft', 'published'], to: 'withdrawn', by: 'maintainer' },
});

/** `null` where a maintainer may do it now, else the reason. */
export function whyNot(status: AnnouncementStatus, action: AnnouncementAction) {
  return announcementMachine.whyNot(status, action, ['maintainer']);
}

type Period = Pick<DraftContent, 'shownFrom' | 'lastDay'>;

/** By days of Japan: the first day counts, and the last. */
export function isShownOn({ shownFrom, lastDay }: Period, day: PlainDate): boolean {
  return shownFrom !== null && shownFrom <= day && (lastDay === null || day <= lastDay);
}

/** Where it stands on a day. */
export function phaseOn(announcement: Period & { readonly status: AnnouncementStatus }, day: PlainDate) {
  const { status, shownFrom } = announcement;
  if (status !== 'published') return status satisfies AnnouncementPhase;
  if (isShownOn(announcement, day)) return 'current';
  return shownFrom === null || day < shownFrom ? 'scheduled' : 'expired';
}

/** The reason why nobody can be reminded of it on a day; `null` where those who have not confirmed it can be. */
export function whyNoReminder(
  announcement: Period & { readonly status: AnnouncementStatus; readonly mustRead: boolean },
  day: PlainDate,
): 'not-must-read' | 'not-shown' | null {
  if (!announcement.mustRead) return 'not-must-read';
  return phaseOn(announcement, day) === 'current' ? null : 'not-shown';
}

/** A visitor as far as it matters to whom something is said: roles, and the own department with all above it. */
export interface Hearer extends Visitor {
  readonly departments: readonly string[];
}

/** True when it is for this visitor. A role means those above it too, a department those below (S5-02, B2-01). */
export function isFor(
  { audience, departments }: { readonly audience: Audience | null; readonly departments: readonly string[] },
  hearer: Hearer,
): boolean {
  if (audience === 'departments') return hearer.departments.some((code) => departments.includes(code));
  return audience !== null && may(hearer, audience);
}

/** Where a department stands: the code of the one above it, `null` at the top. */
export interface Placed {
  readonly code: string;
  readonly parent: string | null;
}

/** The department and all above it, lowest first. A circle among them ends where it began. */
export function withAncestors(code: string, tree: readonly Placed[]): readonly string[] {
  const chain: string[] = [];
  for (let one: string | null = code; one !== null && !chain.includes(one); ) {
    chain.push(one);
    one = tree.find((department) => department.code === one)?.parent ?? null;
  }
  return chain;
}
