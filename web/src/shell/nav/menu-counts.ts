// The counts of waiting items behind the menu's entries, as far as they are known by now.

import type { BadgeName } from '@madoguchi/contract/menu/nodes.ts';
import { observable } from '../../platform/observable.ts';

export const menuCounts = observable<Readonly<Partial<Record<BadgeName, number>>>>({});
