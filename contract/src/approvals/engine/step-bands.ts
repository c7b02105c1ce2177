// From which amounts on a request goes through more hands (B3-05).
import type { Organisation } from '../organisation.ts';
import type { PublishedRoute } from '../route.ts';
import { chooseRoute, type RouteQuestion } from './choose-route.ts';

/** Every amount at which something may change: a step begins, a route takes over from another. */
function turningPoints(routes: readonly PublishedRoute[]): readonly number[] {
  const named = routes.flatMap(({ conditions: { minAmount, maxAmount }, steps }) => [
    minAmount ?? 0,
    (maxAmount ?? -1) + 1,
    ...steps.map(({ fromAmount }) => fromAmount),
  ]);
  return [...new Set<number>(named)].filter((amount) => amount > 0).sort((one, other) => one - other);
}

/**
 * Amounts in yen from which on the request's route has one step more that decides or checks; ascending. Those who are only
 * told of it count nothing.
 */
export function stepBands(
  routes: readonly PublishedRoute[],
  asked: Omit<RouteQuestion, 'amount'>,
  organisation: Organisation,
): readonly number[] {
  const stepsAt = (amount: number) => {
    const { route } = chooseRoute(routes, { ...asked, amount }, organisation);
    return (route?.steps ?? []).filter(({ kind, fromAmount }) => kind !== 'circulate' && fromAmount <= amount).length;
  };
  return turningPoints(routes).filter((amount) => stepsAt(amount) > stepsAt(amount - 1));
}
