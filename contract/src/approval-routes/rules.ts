// Faults of a route (B3-01, B3-02). The form asks while it is written, the server when it is saved and published.
import { DOMAINS } from '../approvals/domains.ts';
import type { ApproverRule, RouteText } from '../approvals/route.ts';

/** `field` is its path in the text: `steps.2.mode.count`. */
export interface RouteFault {
  readonly field: string;
  readonly code:
    | 'period-end'
    | 'amount-order'
    | 'too-small'
    | 'twice'
    | 'fewer-approvers'
    | 'decision-needed'
    | 'never-reached'
    | 'before-today'
    | 'unknown-code'
    | 'not-employed'
    | 'no-responsible';
  readonly values?: Readonly<Record<string, number>>;
}

/** Codes that a route may name on the day of its publication. */
export interface Nameable {
  readonly today: string;
  readonly types: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly positions: ReadonlySet<string>;
  /** Ids of those who work here; null: whoever asks does not know. */
  readonly employees: ReadonlySet<string> | null;
}

type Faults = readonly RouteFault[];

const ANY_NUMBER = Number.POSITIVE_INFINITY;

/** How many people a rule finds at most. */
function mostFoundBy({ by }: ApproverRule): number {
  return by === 'position' || by === 'role' || by === 'responsible' ? ANY_NUMBER : 1;
}

/** Every entry that stands further up as well, by its place. */
function repeated<Entry>(entries: readonly Entry[]): number[] {
  const written = entries.map((entry) => JSON.stringify(entry));
  return written.flatMap((text, index) => (written.indexOf(text) < index ? [index] : []));
}

const twice = (field: string, entries: readonly unknown[]): Faults =>
  repeated(entries).map((index) => ({ field: `${field}.${index}`, code: 'twice' }));

const negative = (field: string, amount: number | null): Faults =>
  amount !== null && amount < 0 ? [{ field, code: 'too-small', values: { min: 0 } }] : [];

function conditionFaults({ minAmount, maxAmount, types, groups, positions }: RouteText['conditions']): Faults {
  const isReversed = minAmount !== null && maxAmount !== null && maxAmount < minAmount;
  return [
    ...negative('conditions.minAmount', minAmount),
    ...negative('conditions.maxAmount', maxAmount),
    ...(isReversed ? [{ field: 'conditions.maxAmount', code: 'amount-order' } as const] : []),
    ...twice('conditions.types', types),
    ...twice('conditions.groups', groups),
    ...twice('conditions.positions', positions),
  ];
}

function stepFaults({ mode, approvers, fromAmount }: RouteText['steps'][number], path: string): Faults {
  const most = approvers.reduce((sum, rule) => sum + mostFoundBy(rule), 0);
  const asksTooMany = mode.of === 'some' && mode.count > most;
  return [
    ...negative(`${path}.fromAmount`, fromAmount),
    ...(asksTooMany ? [{ field: `${path}.mode.count`, code: 'fewer-approvers', values: { most } } as const] : []),
    ...twice(`${path}.approvers`, approvers),
  ];
}

/** Every rule that asks those whom the domain names, where it names nobody. */
const responsibleFaults = (steps: RouteText['steps']): Faults =>
  steps.flatMap(({ approvers }, step) =>
    approvers.flatMap(
      ({ by }, place): Faults =>
        by === 'responsible' ? [{ field: `steps.${step}.approvers.${place}.by`, code: 'no-responsible' }] : [],
    ),
  );

/** Contradictions within the text, whatever the day: a draft with one is not saved. */
export function contradictions(text: RouteText): Faults {
  const { validFrom, validTo, conditions, steps } = text;
  return [
    ...(validTo !== null && validTo <= validFrom ? [{ field: 'validTo', code: 'period-end' } as const] : []),
    ...conditionFaults(conditions),
    ...steps.flatMap((step, index) => stepFaults(step, `steps.${index}`)),
    ...(DOMAINS[text.domain].responsible === null ? responsibleFaults(steps) : []),
  ];
}

/** True when somebody decides on the smallest amount that takes the route; steps above the largest are never reached. */
function reachFaults({ conditions, steps }: RouteText): Faults {
  const smallest = conditions.minAmount ?? 0;
  const largest = conditions.maxAmount ?? ANY_NUMBER;
  const isDecided = steps.some(({ kind, fromAmount }) => kind === 'approve' && fromAmount <= smallest);
  return [
    ...(isDecided ? [] : [{ field: 'steps', code: 'decision-needed' } as const]),
    ...steps.flatMap(
      ({ fromAmount }, index): Faults =>
        fromAmount > largest ? [{ field: `steps.${index}.fromAmount`, code: 'never-reached' }] : [],
    ),
  ];
}

function unknownCodes(field: string, codes: readonly string[], known: ReadonlySet<string>): Faults {
  return codes.flatMap(
    (code, index): Faults => (known.has(code) ? [] : [{ field: `${field}.${index}`, code: 'unknown-code' }]),
  );
}

function approverFaults(rule: ApproverRule, path: string, { positions, employees }: Nameable): Faults {
  if (rule.by === 'position' && !positions.has(rule.position)) {
    return [{ field: `${path}.position`, code: 'unknown-code' }];
  }
  if (rule.by === 'person' && employees?.has(rule.employeeId) === false) {
    return [{ field: `${path}.employeeId`, code: 'not-employed' }];
  }
  return [];
}

/** Everything that stands against publishing the text on the day. */
export function publicationFaults(text: RouteText, nameable: Nameable): Faults {
  const { validFrom, conditions, steps } = text;
  return [
    ...contradictions(text),
    ...(validFrom < nameable.today ? [{ field: 'validFrom', code: 'before-today' } as const] : []),
    ...reachFaults(text),
    ...unknownCodes('conditions.types', conditions.types, nameable.types),
    ...unknownCodes('conditions.groups', conditions.groups, nameable.groups),
    ...unknownCodes('conditions.positions', conditions.positions, nameable.positions),
    ...steps.flatMap(({ approvers }, step) =>
      approvers.flatMap((rule, place) => approverFaults(rule, `steps.${step}.approvers.${place}`, nameable)),
    ),
  ];
}
