// Decides if a page was just refused for want of a role: the frame then says so, once, on the page shown instead.
import { observable } from '../../platform/observable.ts';

export const lackOfRole = observable(false);
