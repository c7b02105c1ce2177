// What waits behind the entries of the menu, as far as it is known by now.
import { observable } from '../../platform/observable.ts';
import type { BadgeName } from './menu/nodes.ts';

export const menuCounts = observable<Readonly<Partial<Record<BadgeName, number>>>>({});
