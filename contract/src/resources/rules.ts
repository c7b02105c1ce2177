// The rules of resources beside each other: names, units, and what may become of one (B6-01).
import type { InputFault } from '../input-faults.ts';
import { type Machine, machine } from '../record/machine.ts';
import { type BookingRules, bookingFaults, minutesLater, type Span } from '../reservations/rules.ts';
import { folded } from '../values/folded.ts';
import type { PlainDate } from '../values/plain-date.ts';
import type { ClosureState, ResourceStatus } from './model.ts';

export type ResourceAction = 'retire' | 'restore';

/** Nothing is deleted: what is no longer offered may come back (B0-04). */
export const resourceMachine: Machine<ResourceStatus, ResourceAction, 'maintainer'> = machine<
  ResourceStatus,
  'maintainer'
>()({
  retire: { from: ['active'], to: 'retired', by: 'maintainer' },
  restore: { from: ['retired'], to: 'active', by: 'maintainer' },
});

/** A closure that is over needs no lifting. */
export const closureMachine: Machine<ClosureState, 'lift', 'maintainer'> = machine<ClosureState, 'maintainer'>()({
  lift: { from: ['coming', 'current'], to: 'lifted', by: 'maintainer' },
});

/** A resource as far as the others are concerned. */
export interface StandingResource {
  readonly id: string;
  readonly name: string;
  readonly status: ResourceStatus;
  readonly quantity: number;
  readonly unitIds: readonly string[];
}

type Known = ReadonlyMap<string, StandingResource>;

/** True where an active resource of another id has the name, in whatever writing. */
export function isNameTaken(all: Iterable<StandingResource>, { id, name }: Pick<StandingResource, 'id' | 'name'>) {
  const sought = folded(name);
  return [...all].some((other) => other.id !== id && other.status === 'active' && folded(other.name) === sought);
}

function unitFault(known: Known, whole: StandingResource, unitId: string): InputFault | null {
  const field = 'unitIds';
  if (unitId === whole.id) return { field, code: 'unit-of-itself' };
  const unit = known.get(unitId);
  if (unit === undefined) return { field, code: 'unknown-resource' };
  const values = { name: unit.name };
  if (unit.status === 'retired') return { field, code: 'unit-retired', values };
  if (unit.unitIds.length > 0) return { field, code: 'unit-has-units', values };
  return unit.quantity > 1 ? { field, code: 'unit-of-many', values } : null;
}

/** Everything that speaks against a resource beside the others, with the field that shows it. `all` has it as it would be. */
export function standingFaults(all: Iterable<StandingResource>, one: StandingResource): readonly InputFault[] {
  const known: Known = new Map([...all, one].map((resource) => [resource.id, resource]));
  const wholes = [...known.values()].filter(
    ({ id, unitIds, status }) => id !== one.id && status === 'active' && unitIds.includes(one.id),
  );
  const values = { name: wholes[0]?.name ?? '' };
  const faults: (InputFault | null)[] = [
    one.status === 'active' && isNameTaken(known.values(), one) ? { field: 'name', code: 'resource-name-taken' } : null,
    ...one.unitIds.flatMap((unitId) => unitFault(known, one, unitId) ?? []).slice(0, 1),
    wholes.length > 0 && one.unitIds.length > 0 ? { field: 'unitIds', code: 'units-of-a-unit', values } : null,
    wholes.length > 0 && one.quantity > 1 ? { field: 'quantity', code: 'one-of-a-unit', values } : null,
  ];
  return faults.filter((fault) => fault !== null);
}

/** The active resources that a resource is a unit of: while there is one, it cannot be retired. */
export function wholesOf(all: Iterable<StandingResource>, id: string): readonly StandingResource[] {
  return [...all].filter(({ unitIds, status }) => status === 'active' && unitIds.includes(id));
}

/** Where a closure stands at an instant: half-open, so that at its end it is over. */
export function closureStateAt(
  {
    startsAt,
    endsAt,
    liftedAt,
  }: { readonly startsAt: string; readonly endsAt: string; readonly liftedAt: string | null },
  now: string,
): ClosureState {
  if (liftedAt !== null) return 'lifted';
  const at = Date.parse(now);
  if (Date.parse(endsAt) <= at) return 'over';
  return at < Date.parse(startsAt) ? 'coming' : 'current';
}

interface Standing extends Span {
  readonly id: string;
  readonly quantity: number;
}

/**
 * Of reservations that stand, in the order of their start, why each would not be taken any more by the rules as they are now: hours,
 * slots, lengths, days of use, quantity, and the buffers to the one before. Those that fit are not named (B6-01).
 */
export function misfits(
  rules: BookingRules,
  standing: readonly Standing[],
  now: { readonly now: string; readonly today: PlainDate },
) {
  const buffers = rules.bufferBeforeMinutes + rules.bufferAfterMinutes;
  const found = new Map<string, Omit<InputFault, 'field'>>();
  for (const [at, one] of standing.entries()) {
    const [fault] = bookingFaults(rules, one.quantity, one, { ...now, isAdmin: true, isRunning: true });
    const before = standing[at - 1];
    const isClose = rules.quantity === 1 && before !== undefined && one.start < minutesLater(before.end, buffers);
    if (fault !== undefined) found.set(one.id, { code: fault.code, ...(fault.values ? { values: fault.values } : {}) });
    else if (isClose) found.set(one.id, { code: 'buffer-missing', values: { min: buffers } });
  }
  return found;
}
