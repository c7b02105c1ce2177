// The frame's settings of whoever is at the counter: kept as a preference, over them what the address asks for.
import {
  type FrameChoice,
  merged,
  readChoice,
  settled,
  without,
} from '@madoguchi/contract/preferences/frame-fields.ts';
import {
  type FrameCopies,
  readSettingsQuery,
  resetToInitial,
  setAsDefault,
  startCopies,
  takeStored,
} from '@madoguchi/contract/preferences/frame-settings.ts';
import { sessionState, uidNow } from './identity/session-state.ts';
import { logWarning } from './log.ts';
import { observable } from './observable.ts';
import { preferenceValues } from './preferences.ts';

const PARAMETER = 'defaultSettings';

export const frameCopies = observable<FrameCopies>(startCopies(askedByAddress(window.location.search)));

/** Read once, at start-up; the whole of what it asks in vain is one warning. */
function askedByAddress(search: string): FrameChoice {
  const text = new URLSearchParams(search).get(PARAMETER);
  if (text === null) return {};
  const { choice, warning } = readSettingsQuery(text);
  if (warning !== null) logWarning(`${PARAMETER} was ignored in part`, warning);
  return choice;
}

/** Follows what is stored of the person, and goes back to start-up where they leave. Called once, at start. */
export function startFrame(): void {
  let seen = preferenceValues.get().frame;
  let uid = uidNow();
  frameCopies.set(takeStored(frameCopies.get(), stored()));
  sessionState.subscribe(() => {
    const left = uid !== null && uidNow() === null;
    uid = uidNow();
    if (left) frameCopies.set(takeStored(resetToInitial(frameCopies.get()), stored()));
  });
  preferenceValues.subscribe(() => {
    if (preferenceValues.get().frame === seen) return;
    seen = preferenceValues.get().frame;
    frameCopies.set(takeStored(frameCopies.get(), stored()));
  });
}

/** Stored preferences as far as they are known: a browser's storage may hold anything. */
function stored(): FrameChoice {
  return readChoice(preferenceValues.get().frame).choice;
}

/** Shows the change at once; answers the choice that is to be kept with it. */
export function showAsDefault(change: FrameChoice): FrameChoice {
  frameCopies.set(setAsDefault(frameCopies.get(), change));
  return merged(stored(), change);
}

/** Shows the start-up settings again; what is to be kept then is nothing. */
export function showInitial(): FrameChoice {
  frameCopies.set(resetToInitial(frameCopies.get()));
  return {};
}

/** Lets the colours follow the system again; answers what is to be kept then. */
export function showFollowing(): FrameChoice {
  const schemes = { theme: settled({}).theme };
  const next = without(stored(), schemes);
  const copies = frameCopies.get();
  frameCopies.set(takeStored({ ...copies, asked: without(copies.asked, schemes) }, next));
  return next;
}
