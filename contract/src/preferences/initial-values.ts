// Initial values until somebody chooses. Plain values in a file of their own: the browser needs them before any schema.
import { INITIAL_DASHBOARD } from '../information/cards.ts';
import { USUAL_FONT_SIZE } from './font-sizes.ts';
import type { PreferenceName, PreferenceValue } from './model.ts';

export const INITIAL_VALUES: { readonly [Name in PreferenceName]: PreferenceValue<Name> } = {
  frame: {},
  'font-size': USUAL_FONT_SIZE,
  dashboard: INITIAL_DASHBOARD,
  shortcuts: [],
  'single-keys': true,
  'sort-claim-lines': false,
  era: false,
  'week-start': 'sunday',
  'release-notes-seen': '',
  'favourite-resources': [],
  lists: {},
  'list-views': {},
  'notification-channels': {},
};
