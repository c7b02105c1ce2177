// Three flags of the navbar, each with its own life (S6-08, N2): the bar beside the content, the folded bar that lies
// over it while looked at, and the drawer of narrow windows.

export interface NavFlags {
  readonly open: boolean;
  readonly foldedOpen: boolean;
  readonly mobileOpen: boolean;
}

export type NavMove = 'open' | 'close' | 'toggle';

export const FIRST_FLAGS: NavFlags = { open: true, foldedOpen: false, mobileOpen: false };

/** The flags after one of them moved; the other two stay as they were. */
export function moved(flags: NavFlags, flag: keyof NavFlags, move: NavMove): NavFlags {
  const next = move === 'toggle' ? !flags[flag] : move === 'open';
  return next === flags[flag] ? flags : { ...flags, [flag]: next };
}
