import { type FrameChoice, type FrameSettings, merged, settled } from '@madoguchi/contract/preferences/frame-fields.ts';
import { useEffect, useRef, useState } from 'react';
import { frameCopies, showAsDefault, showFollowing, showInitial } from '../../platform/frame-settings.ts';
import { useMessages } from '../../platform/messages.ts';
import { useObservable } from '../../platform/observable.ts';
import { preferenceValues, usePreference } from '../../platform/preferences.ts';
import { useSession } from '../../platform/session.ts';
import { pageTimers } from '../../platform/timers.ts';
import { pausedChanges } from './paused-changes.ts';
import { useSettingsWords } from './words.ts';

interface FrameChanges {
  /** As the sheet shows them: with what was changed just now. */
  readonly settings: FrameSettings;
  /** The settings among them that somebody has chosen. */
  readonly chosen: FrameChoice;
  /** Takes effect after a pause, so that a number can be typed. */
  readonly change: (change: FrameChoice) => void;
  readonly choose: (change: FrameChoice) => void;
  /** Light and dark follow the system again. */
  readonly follow: () => void;
  /** Back to start-up. */
  readonly restore: () => void;
  /** Takes the going back back; null where there is nothing to take back. */
  readonly undo: (() => void) | null;
}

const KEY = 'frame-settings';

/** Changes of the frame's settings, shown live, kept for the person and confirmed where an account keeps them. */
export function useFrameChanges(): FrameChanges {
  const t = useSettingsWords();
  const say = useMessages();
  const isMember = useSession().user !== null;
  const { save } = usePreference('frame');
  const { defaults } = useObservable(frameCopies);
  const [draft, setDraft] = useState<FrameChoice>({});
  const [undone, setUndone] = useState<FrameChoice | null>(null);

  const keep = async (choice: FrameChoice, done: 'saved' | 'restored' = 'saved'): Promise<boolean> => {
    const isKept = await save(choice);
    if (isKept && (isMember || done === 'restored')) say(t(done), 'success', { key: KEY });
    return isKept;
  };
  const choose = (change: FrameChoice) => {
    setUndone(null);
    void keep(showAsDefault(change));
  };

  const apply = useRef(choose);
  apply.current = (changes) => {
    setDraft({});
    choose(changes);
  };
  const [paused] = useState(() => pausedChanges(pageTimers, (changes) => apply.current(changes)));
  useEffect(() => () => paused.flush(), [paused]);

  const restore = async () => {
    paused.flush();
    const before = preferenceValues.get().frame;
    if (await keep(showInitial(), 'restored')) setUndone(before);
  };
  return {
    settings: settled(merged(defaults, draft)),
    chosen: merged(defaults, draft),
    change(change) {
      setDraft((before) => merged(before, change));
      paused.add(change);
    },
    choose,
    follow: () => void keep(showFollowing()),
    restore: () => void restore(),
    undo: undone === null ? null : () => choose(undone),
  };
}
