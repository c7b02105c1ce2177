// The initial values of a route's form, and the values of a stored route. Pure.
import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import type { ApproverRule, RouteStep, RouteText } from '@madoguchi/contract/approvals/route.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Yen } from '@madoguchi/contract/values/yen.ts';

/** Stands in the address for one that is not there yet. */
export const NEW = 'new';

const USUAL_PRIORITY = 100;

/** The usual step: any one supervisor approves. */
export const NEW_STEP: RouteStep = {
  name: '',
  nameEn: '',
  kind: 'approve',
  mode: { of: 'any' },
  approvers: [{ by: 'superior' }],
  fromAmount: 0 as Yen,
  dueBusinessDays: null,
  onTimeout: 'remind',
};

/** The initial value of a rule once its kind is chosen; the person or thing it names is still to be entered. */
export const NEW_RULES = {
  superior: { by: 'superior' },
  'group-head': { by: 'group-head', levelsUp: 0 },
  position: { by: 'position', position: null },
  role: { by: 'role', role: null },
  person: { by: 'person', employeeId: null },
  responsible: { by: 'responsible' },
} as const satisfies { readonly [By in ApproverRule['by']]: { readonly by: By } & Readonly<Record<string, unknown>> };

export function emptyRoute(today: PlainDate): RouteText {
  return {
    name: '',
    nameEn: '',
    domain: 'travel-expenses',
    conditions: { minAmount: null, maxAmount: null, types: [], groups: [], positions: [] },
    priority: USUAL_PRIORITY,
    validFrom: today,
    validTo: null,
    steps: [NEW_STEP],
  };
}

/** The draft; without one, what is published as the beginning of the next version, which cannot hold before today. */
export function textOf({ draft, published }: MaintainedRoute, today: PlainDate): RouteText {
  const [newest] = published;
  if (draft !== null) return draft;
  if (newest === undefined) return emptyRoute(today);
  const { validFrom, validTo, ...text } = newest.text;
  return {
    ...text,
    validFrom: validFrom < today ? today : validFrom,
    validTo: validTo !== null && validTo <= today ? null : validTo,
  };
}
