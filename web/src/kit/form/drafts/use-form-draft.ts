// A form's draft on this device: what was typed and not saved comes back after a reload or another visit (B0-11).
import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DeviceDrafts, deviceDrafts } from '../../../platform/drafts/device-drafts.ts';
import { type FormDraft, FormDraftStorage, formDraftKey } from '../../../platform/drafts/form-drafts.ts';
import { uidNow } from '../../../platform/identity/session-state.ts';
import { pageTimers } from '../../../platform/timers.ts';
import { differences, sameValue, type Values } from '../conflict/compare.ts';
import type { FormMethods } from '../standing-form.ts';

// A discarded draft that is wanted after all. It goes to the form that stands open under its key, also one that was opened
// again meanwhile; where none does, to the device, for the next visit (B0-11).

/** `restored`: it stands in the form. `older`: the record has changed since, so the person decides. */
interface FoundDraft {
  readonly kind: 'restored' | 'older';
  readonly draft: FormDraft;
}

type Take = (found: FoundDraft) => void;

const standing = new Map<string, Take>();

/** A form stands open under this key and takes its draft back; the answer ends that. */
function takeBackAt(key: string, take: Take): () => void {
  standing.set(key, take);
  return () => {
    if (standing.get(key) === take) standing.delete(key);
  };
}

/** Gives a draft back to its form, or to the device where that has been left. */
function giveBack(key: string, found: FoundDraft, device: DeviceDrafts<FormDraft>): void {
  const take = standing.get(key);
  if (take) return take(found);
  device.keep(found.draft);
  device.writeNow();
}

export interface FormDraftState {
  readonly found: FoundDraft | null;
  /** True when this form keeps what is typed; not where the device has refused to. */
  readonly isKept: boolean;
  /** Ends the question of what was found; the form goes on with what it shows. */
  settle(): void;
  /** Drops what is kept: it was saved, or is not wanted. */
  forget(): void;
  /**
   * Drops what was found. The answer puts it back as it was found, also once the form has been left, and says whether it
   * could: nothing is put back on the device of somebody who has signed out.
   */
  discard(): () => boolean;
}

/**
 * Keeps the values of a form that differ from `base` under person, form and record, and restores them at once when
 * the record is as it was. `record` undefined, a guest, or a browser without storage: nothing is kept.
 */
export function useFormDraft(
  form: FormMethods,
  options: {
    readonly formId: string;
    readonly record: string | undefined;
    readonly base: RefObject<Values>;
    readonly isDirty: boolean;
  },
): FormDraftState {
  const { formId, record, base, isDirty } = options;
  const [uid] = useState(uidNow);
  const [found, setFound] = useState<FoundDraft | null>(null);
  const [canKeep, setCanKeep] = useState(true);
  const drafts = useRef<DeviceDrafts<FormDraft> | null>(null);
  const storage = use(FormDraftStorage)();
  const key = uid === null || record === undefined ? null : formDraftKey(uid, formId, record);

  const keep = useEffectEvent((values: Values) => {
    const stored = base.current;
    if (!sameValue(values, stored))
      drafts.current?.keep({ base: structuredClone(stored), values: structuredClone(values) });
    else if (found?.kind === 'older') drafts.current?.keep(found.draft);
    else drafts.current?.forget();
  });
  const restore = useEffectEvent((draft: FormDraft | null) => {
    if (isDirty) keep(form.getValues());
    if (draft === null || sameValue(draft.values, base.current)) return;
    const isCurrent = sameValue(draft.base, base.current) && !isDirty;
    if (isCurrent) fill(form, draft.values);
    setFound({ kind: isCurrent ? 'restored' : 'older', draft });
  });
  const takeBack = useEffectEvent(({ kind, draft }: FoundDraft) => {
    // The record may have been saved since; then it is to be decided on, as any older draft.
    const isCurrent = kind === 'restored' && sameValue(draft.base, base.current);
    if (isCurrent) fill(form, typedIn(draft));
    else if (sameValue(form.getValues(), base.current)) drafts.current?.keep(draft);
    setFound({ kind: isCurrent ? 'restored' : 'older', draft });
  });

  useEffect(() => {
    if (storage === null || key === null) return;
    const kept = deviceDrafts(storage, key, pageTimers);
    drafts.current = kept;
    let isHere = true;
    let isLoaded = false;
    const stops = [
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isLoaded) keep(values);
        },
      }),
      kept.onCanKeep(() => setCanKeep(kept.canKeep)),
      takeBackAt(key, (given) => takeBack(given)),
    ];
    setCanKeep(true);
    void kept.load().then((draft) => {
      if (!isHere) return;
      isLoaded = true;
      restore(draft);
    });
    window.addEventListener('pagehide', kept.writeNow);
    return () => {
      isHere = false;
      for (const stop of stops) stop();
      window.removeEventListener('pagehide', kept.writeNow);
      // Whoever has signed out has taken the drafts along.
      if (uidNow() === uid) kept.writeNow();
      else kept.forget();
    };
  }, [form, storage, key, uid]);

  function discard(): () => boolean {
    const device = drafts.current;
    if (found === null || device === null || key === null) return () => false;
    const isRestored = found.kind === 'restored';
    const draft = isRestored ? structuredClone({ base: base.current, values: form.getValues() }) : found.draft;
    if (isRestored) form.reset();
    setFound(null);
    // Text typed besides an older draft is still kept.
    if (sameValue(form.getValues(), base.current)) device.forget();
    return () => {
      if (uidNow() !== uid) return false;
      giveBack(key, { kind: found.kind, draft }, device);
      return true;
    };
  }

  return {
    found,
    isKept: storage !== null && key !== null && canKeep,
    settle: () => setFound(null),
    forget: () => drafts.current?.forget(),
    discard,
  };
}

/** The person's changes in a draft; all else in it is the record as it then was. */
export function typedIn({ base, values }: FormDraft): Values {
  return Object.fromEntries(differences(base, values, base, Object.keys(values)).map(({ name, mine }) => [name, mine]));
}

/** Puts values into a form as if they had been typed. */
export function fill(form: FormMethods, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    if (!sameValue(form.getValues(name), value)) form.setValue(name, value, { shouldDirty: true });
  }
}
