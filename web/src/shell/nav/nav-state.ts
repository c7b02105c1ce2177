// How the navbar stands on this page.
import { observable } from '../../platform/observable.ts';
import { FIRST_FLAGS, moved, type NavFlags, type NavMove } from './nav-flags.ts';

export const navState = observable<NavFlags>(FIRST_FLAGS);

export function moveNav(flag: keyof NavFlags, move: NavMove): void {
  navState.set(moved(navState.get(), flag, move));
}
