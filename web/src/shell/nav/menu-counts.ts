// The counts of waiting items behind the menu's entries, as far as they are known by now.
import { observable } from '../../platform/observable.ts';
import type { BadgeName } from './menu/nodes.ts';

export const menuCounts = observable<Readonly<Partial<Record<BadgeName, number>>>>({});
