// A person's habits in a month: visits, their frequency, and long journeys.

import type { Work } from '../organisation/departments.ts';
import type { Employee } from '../organisation/roster.ts';
import type { Random } from '../random.ts';
import { CLIENTS, type Client, JOURNEYS, type Journey } from './rides.ts';

export interface Habits {
  readonly clients: readonly Client[];
  readonly journeys: readonly Journey[];
  readonly visits: readonly [number, number];
  readonly errands: readonly [number, number];
  /** Chances in a month, from 0 to 1. */
  readonly trip: number;
  readonly taxi: number;
  readonly ownCar: number;
}

type Frequencies = Pick<Habits, 'visits' | 'errands' | 'trip' | 'taxi' | 'ownCar'>;

const BY_WORK: Readonly<Record<Work, Frequencies>> = {
  sales: { visits: [6, 12], errands: [0, 1], trip: 0.16, taxi: 0.2, ownCar: 0 },
  engineering: { visits: [2, 6], errands: [0, 1], trip: 0.22, taxi: 0.12, ownCar: 0 },
  management: { visits: [2, 5], errands: [0, 1], trip: 0.3, taxi: 0.25, ownCar: 0 },
  administration: { visits: [0, 0], errands: [1, 4], trip: 0.05, taxi: 0.05, ownCar: 0 },
};

/** A few clients of one's own, so that the same sections come back month after month. */
export function habitsOf(employee: Employee, random: Random): Habits {
  const { city, work } = employee.department;
  return {
    ...BY_WORK[work],
    ownCar: city === 'nagoya' ? 0.5 : 0,
    clients: random.some(CLIENTS[city], 5),
    journeys: random.some(JOURNEYS[city], 3),
  };
}
