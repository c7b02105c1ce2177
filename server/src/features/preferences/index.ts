// Handlers of preferences: what a person chose for themselves.
import type { PREFERENCE_OPERATIONS } from '@madoguchi/contract/preferences/operations.ts';
import { showPreferences } from '@madoguchi/contract/preferences/operations.ts';
import { type HandlersFor, handle } from '../../platform/http/handler.ts';
import { preferencesOf } from './public.ts';
import { savePreference } from './save-preference.ts';

const preferenceHandlers = {
  'preferences.show': handle(showPreferences, async ({ ground, actor }) => ({
    preferences: await preferencesOf(ground, actor),
  })),
  'preferences.save': savePreference,
} satisfies HandlersFor<typeof PREFERENCE_OPERATIONS>;

export const preferencesFeature = { handlers: preferenceHandlers };
