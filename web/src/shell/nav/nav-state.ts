// Whether the navbar is open, kept apart for desk and drawer (S6-08): closing one leaves the other as it was.
import { observable } from '../../platform/observable.ts';

export interface NavState {
  readonly open: boolean;
  readonly mobileOpen: boolean;
}

export const navState = observable<NavState>({ open: true, mobileOpen: false });

export function setNav(change: Partial<NavState>): void {
  navState.set({ ...navState.get(), ...change });
}
