// Purchases as they are bought, against a model that is nothing but sums: whatever people try in whatever order, what stands
// is what the model says, and its money adds up.
import { invoiceMatch } from '@madoguchi/contract/purchase-requests/invoice-match.ts';
import {
  cancelPurchaseRequest,
  closePurchaseRequest,
  noteInvoice,
  orderPurchase,
  receivePurchase,
  showPurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoiceOf, orderOf } from '../../../../test/bought-purchases.ts';
import type { Who } from '../../../../test/people.ts';
import { approvedPurchase, purchaseLine } from '../../../../test/purchases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

const RUNS = 12;
const STEPS = 14;
const APPROVED_YEN = 3_300 + 5_500;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Stage = 'approved' | 'ordered' | 'partially_received' | 'received' | 'closed' | 'cancelled';

interface Model {
  stage: Stage;
  version: number;
  orderedYen: number | null;
  /** Of each line what is still to come. */
  toCome: number[];
  invoicedYen: number;
}

interface Real {
  readonly id: string;
  readonly lineIds: readonly string[];
}

interface At {
  readonly id: string;
  readonly version: number;
}

interface Step {
  readonly name: string;
  readonly who: Who;
  /** In which stages it may happen; what it says may still be wrong. */
  readonly stages: readonly Stage[];
  readonly isRight: (model: Model) => boolean;
  /** Answers the status. */
  readonly ask: (at: At, real: Real) => Promise<{ readonly status: number }>;
  readonly happen: (model: Model) => void;
}

/** Those of them who buy; a colleague may not even look. */
const BUYERS: readonly Who[] = ['staff', 'admin'];
const anyWho = fc.constantFrom<Who>('staff', 'admin', 'other');
const OPEN = ['ordered', 'partially_received'] as const;
const goods = { receivedOn: '2026-11-21', attachmentId: null, comment: '' };

const order = (who: Who, yen: number): Step => ({
  name: `orders for ${yen}`,
  who,
  stages: ['approved'],
  isRight: () => yen <= APPROVED_YEN,
  ask: (at) => world.as(who)(orderPurchase, { ...at, ...orderOf({ orderedYen: yen }) }),
  happen: (model) => {
    model.stage = 'ordered';
    model.orderedYen = yen;
  },
});

const receive = (who: Who, ...counts: readonly number[]): Step => ({
  name: `receives ${counts.join(' and ')}`,
  who,
  stages: OPEN,
  isRight: ({ toCome }) => counts.every((count, index) => count <= (toCome[index] ?? 0)),
  ask: (at, { lineIds }) => {
    const counted = counts.map((quantity, index) => ({ lineId: lineIds[index] ?? '', quantity }));
    const lines = counted.filter(({ quantity }) => quantity > 0);
    return world.as(who)(receivePurchase, { ...at, ...goods, lines });
  },
  happen: (model) => {
    model.toCome = model.toCome.map((count, index) => count - (counts[index] ?? 0));
    model.stage = model.toCome.every((count) => count === 0) ? 'received' : 'partially_received';
  },
});

const invoice = (who: Who, yen: number): Step => ({
  name: `notes an invoice of ${yen}`,
  who,
  stages: [...OPEN, 'received'],
  isRight: () => true,
  ask: (at) => world.as(who)(noteInvoice, { ...at, ...invoiceOf({ totalYen: yen }) }),
  happen: (model) => {
    model.invoicedYen += yen;
  },
});

const close = (who: Who, comment: string): Step => ({
  name: comment === '' ? 'closes it' : 'closes it with a reason',
  who,
  stages: [...OPEN, 'received'],
  isRight: ({ stage }) => stage === 'received' || comment !== '',
  ask: (at) => world.as(who)(closePurchaseRequest, { ...at, comment }),
  happen: (model) => {
    model.stage = 'closed';
  },
});

const cancel = (who: Who): Step => ({
  name: 'cancels it',
  who,
  stages: ['approved'],
  isRight: () => true,
  ask: (at) => world.as(who)(cancelPurchaseRequest, { ...at, comment: '不要になったため。' }),
  happen: (model) => {
    model.stage = 'cancelled';
  },
});

/** The status that the model expects of a step: unknown to strangers, then by stage, then by its content. */
function expected({ who, stages, isRight }: Step, model: Model): number {
  if (!BUYERS.includes(who)) return 404;
  if (!stages.includes(model.stage)) return 409;
  return isRight(model) ? 200 : 422;
}

const command = (step: Step): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  toString: () => `${step.who} ${step.name}`,
  run: async (model, real) => {
    const told = expected(step, model);
    const { status } = await step.ask({ id: real.id, version: model.version }, real);
    expect(status, `${step.who} ${step.name}`).toBe(told);
    if (told === 200) {
      step.happen(model);
      model.version += 1;
    }
    await compare(model, real);
  },
});

/** Compares the stored request with the model, and checks that the rows add up to it. */
async function compare(model: Model, { id }: Real): Promise<void> {
  const { output } = await world.as('staff')(showPurchaseRequest, { id });
  const { status, version, lines, receipts, invoices, order, approvedYen } = output;
  expect({ status, version }).toEqual({ status: model.stage, version: model.version });
  expect(lines.map(({ quantity, receivedQuantity }) => (quantity ?? 0) - receivedQuantity)).toEqual(model.toCome);
  for (const line of lines) {
    const byReceipts = receipts.flatMap((receipt) => receipt.lines).filter(({ lineId }) => lineId === line.id);
    expect(byReceipts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(line.receivedQuantity);
  }
  expect(order?.orderedYen ?? null).toBe(model.orderedYen);
  expect(order === null || (approvedYen !== null && order.orderedYen <= approvedYen)).toBe(true);
  const match = invoiceMatch({ ...output, orderedYen: model.orderedYen, isClosed: status === 'closed' });
  expect(match.invoicedYen).toBe(model.invoicedYen);
  expect(invoices.reduce((sum, { totalYen }) => sum + totalYen, 0)).toBe(model.invoicedYen);
}

const anySteps: readonly fc.Arbitrary<Step>[] = [
  fc.tuple(anyWho, fc.constantFrom(5_000, APPROVED_YEN, APPROVED_YEN, APPROVED_YEN + 1)).map((of) => order(...of)),
  ...[0, 1].map(() =>
    fc
      .tuple(anyWho, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 5 }))
      .filter(([, one, other]) => one + other > 0)
      .map((of) => receive(...of)),
  ),
  fc.tuple(anyWho, fc.integer({ min: 0, max: 9_000 })).map((of) => invoice(...of)),
  fc.tuple(anyWho, fc.constantFrom('', '製造中止のため。')).map((of) => close(...of)),
  anyWho.map(cancel),
];
const COMMANDS = fc.commands(
  anySteps.map((any) => any.map(command)),
  { maxCommands: STEPS },
);

it('what people order, receive, invoice and close is what stands, in whatever order they try [B5-03] [B5-05]', async () => {
  await fc.assert(
    fc.asyncProperty(COMMANDS, async (steps) => {
      const lines = [purchaseLine(), purchaseLine({ quantity: 5, unitPrice: 1_000 })];
      const { id, version } = await approvedPurchase(world, 'staff', { lines });
      const model: Model = { stage: 'approved', version, orderedYen: null, toCome: [3, 5], invoicedYen: 0 };
      const setup = () => ({ model, real: { id, lineIds: lines.map((line) => line.id) } });
      await fc.asyncModelRun(setup, steps);
    }),
    { numRuns: RUNS },
  );
});
