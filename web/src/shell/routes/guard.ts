// May this visitor see this screen, and if not, where do they go? Asked before anything of a screen is loaded (A1–A4).
import { may, type Visitor } from '@madoguchi/contract/access.ts';
import type { ToolRules } from '@madoguchi/contract/general-tools/tools.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import { screenPath } from '../../platform/screen-path.ts';

/** Somebody who wants to see a screen, while the general tools are set so. */
export interface Seeker {
  readonly visitor: Visitor;
  readonly tools: ToolRules;
}

export type Decision =
  | { readonly kind: 'show' }
  | {
      readonly kind: 'go';
      readonly to: string;
      /** True when the wanted path is kept, to return to after sign-in. */
      readonly remembers: boolean;
      /** True when the person lacks a role, as opposed to having no business on a page for guests. */
      readonly lacksRole: boolean;
    };

/**
 * A guest goes to sign-in, with the path remembered; a person without the role to the remembered path or `/` (S4-08).
 * `/logout` is never remembered: signing in would sign out again.
 */
export function decide(
  screen: Pick<Screen, 'id' | 'access'>,
  { visitor, tools }: Seeker,
  remembered: string | null,
): Decision {
  if (may(visitor, screen.access, tools)) return { kind: 'show' };
  if (visitor.roles.length === 0) {
    const remembers = screen.id !== 'session.logout';
    return { kind: 'go', to: screenPath('session.login'), remembers, lacksRole: false };
  }
  return { kind: 'go', to: remembered ?? '/', remembers: false, lacksRole: screen.access !== 'guests-only' };
}
