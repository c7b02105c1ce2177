// Holds why a page was just refused: the frame then says so, once, on the page shown instead.
import type { Text } from '@madoguchi/contract/message.ts';
import { observable } from '../../platform/observable.ts';

/** The want of a role, or the title of the general tool that is closed to the person. */
export const lackOfRole = observable<'role' | Text | null>(null);
