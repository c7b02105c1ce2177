// What holds until somebody chooses. Plain values in a file of their own: the browser needs them before any schema.
import { INITIAL_DASHBOARD } from '../information/cards.ts';
import type { PreferenceName, PreferenceValue } from './model.ts';

export const INITIAL_VALUES: { readonly [Name in PreferenceName]: PreferenceValue<Name> } = {
  frame: {},
  dashboard: INITIAL_DASHBOARD,
  shortcuts: [],
};
