import { describe, expect, it } from 'vitest';
import { asked, company, route, SUPERIOR, step } from '../../../test/approvals/company.ts';
import { yen } from '../../values/yen-sums.ts';
import type { PublishedRoute, RouteStep } from '../route.ts';
import { stepBands } from './step-bands.ts';

const from = (amount: number, more: Partial<RouteStep> = {}): RouteStep => ({
  ...step([SUPERIOR]),
  fromAmount: yen(amount),
  ...more,
});
const bandsOf = (routes: readonly PublishedRoute[], type: string | null = null) => {
  const { amount: _amount, ...question } = asked({ type });
  return stepBands(routes, question, company());
};

describe('the amounts from which on a request goes through more hands', () => {
  it('are where a step begins that decides or checks; one that is only told of it is none [B3-05]', () => {
    const steps = [
      from(0),
      from(10_000),
      from(10_000),
      from(50_000, { kind: 'check' }),
      from(70_000, { kind: 'circulate' }),
    ];
    expect(bandsOf([route(steps)])).toEqual([10_000, 50_000]);
    expect(bandsOf([route([from(0)])])).toEqual([]);
    expect(bandsOf([])).toEqual([]);
  });

  it('are also where a route of more steps takes over, by its bounds, and not where one of fewer does [B3-01] [B3-05]', () => {
    const small = route([from(0)], { conditions: { maxAmount: yen(99_999) } });
    const large = route([from(0), from(0)], { conditions: { minAmount: yen(100_000) } });
    expect(bandsOf([small, large])).toEqual([100_000]);
    const shorter = route([from(0)], { conditions: { minAmount: yen(100_000) } });
    const longer = route([from(0), from(0)], { conditions: { maxAmount: yen(99_999) } });
    expect(bandsOf([shorter, longer])).toEqual([]);
  });

  it('are known where one bound alone says where the other route takes over, and told smallest first [B3-01] [B3-05]', () => {
    const everything = route([from(0)], { priority: 200 });
    const large = route([from(0), from(0)], { conditions: { minAmount: yen(100_000) } });
    expect(bandsOf([everything, large])).toEqual([100_000]);
    const upTo = route([from(0)], { conditions: { maxAmount: yen(99_999) } });
    const beyond = route([from(0), from(0), from(900_000), from(300_000)], { priority: 200 });
    expect(bandsOf([upTo, beyond])).toEqual([100_000, 300_000, 900_000]);
  });

  it('begin with the smallest amount that any route takes [B3-05]', () => {
    expect(bandsOf([route([from(0)], { conditions: { minAmount: yen(10_000) } })])).toEqual([10_000]);
  });

  it('are those of the routes that the request’s own type may take [B3-01]', () => {
    const own = route([from(0), from(3_000)], { conditions: { types: ['IT'] }, priority: 1 });
    const others = route([from(0), from(9_000)]);
    expect([bandsOf([own, others], 'IT'), bandsOf([own, others], 'PAPER')]).toEqual([[3_000], [9_000]]);
  });
});
