// Sessions as the server tells them, for tests of screens.
import type { HeldRole } from '@madoguchi/contract/access.ts';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { settled } from '@madoguchi/contract/preferences/frame-fields.ts';
import { INITIAL_PREFERENCES } from '@madoguchi/contract/preferences/kept-preferences.ts';
import { Session } from '@madoguchi/contract/session/model.ts';

const PORTAL = {
  company: '株式会社まどぐち商事',
  provider: 'Madoguchi',
  identityProvider: null,
  loginHelp: null,
  mailsResets: false,
  sample: true,
  defaultLanguage: 'en',
  today: '2026-11-21',
  address: '127.0.0.1',
  version: '0.1.0',
  preferences: INITIAL_PREFERENCES,
  tools: toolRules(),
  limits: { claimLines: 200, claimLineYen: 500_000, claimTotalYen: 2_000_000 },
};

export const GUEST_SESSION: Session = Session.parse({ ...PORTAL, user: null });

/** Somebody with the role, signed in. */
export function sessionOf(role: HeldRole): Session {
  const email = `${role}@madoguchi.example`;
  return Session.parse({
    ...PORTAL,
    user: {
      uid: `uid-${role}`,
      from: 'password',
      email,
      role: [role],
      employeeId: 'E0001',
      data: {
        displayName: '山田 太郎',
        photoURL: null,
        email,
        shortcuts: [],
        settings: { language: null, ...settled({}) },
      },
    },
  });
}

export const STAFF_SESSION: Session = sessionOf('staff');
export const ADMIN_SESSION: Session = sessionOf('admin');
