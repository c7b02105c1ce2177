// A form's draft on this device: what was typed and not saved comes back after a reload or another visit (B0-11).
import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DeviceDrafts, deviceDrafts } from '../../../platform/drafts/device-drafts.ts';
import { type FormDraft, FormDraftStorage, formDraftKey } from '../../../platform/drafts/form-drafts.ts';
import { uidNow } from '../../../platform/identity/session-state.ts';
import { pageTimers } from '../../../platform/timers.ts';
import { sameValue, type Values } from '../conflict/compare.ts';
import type { FormMethods } from '../standing-form.ts';

/** `restored`: it stands in the form. `older`: the record has changed since, so the person decides. */
export interface FoundDraft {
  readonly kind: 'restored' | 'older';
  readonly draft: FormDraft;
}

export interface FormDraftState {
  readonly found: FoundDraft | null;
  /** Whether this form keeps what is typed. */
  readonly isKept: boolean;
  /** Ends the question of what was found; the form goes on with what it shows. */
  settle(): void;
  /** Drops what is kept: it was saved, or is not wanted. */
  forget(): void;
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
  const drafts = useRef<DeviceDrafts<FormDraft> | null>(null);
  const storage = use(FormDraftStorage)();
  const isKept = uid !== null && record !== undefined && storage !== null;

  const keep = useEffectEvent((values: Values) => {
    const stored = base.current;
    if (!sameValue(values, stored))
      drafts.current?.keep({ base: structuredClone(stored), values: structuredClone(values) });
    else if (found?.kind !== 'older') drafts.current?.forget();
  });
  const restore = useEffectEvent((draft: FormDraft | null) => {
    if (isDirty) keep(form.getValues());
    if (draft === null || sameValue(draft.values, base.current)) return;
    const isCurrent = sameValue(draft.base, base.current) && !isDirty;
    if (isCurrent) fill(form, draft.values);
    setFound({ kind: isCurrent ? 'restored' : 'older', draft });
  });

  useEffect(() => {
    if (storage === null || uid === null || record === undefined) return;
    const kept = deviceDrafts(storage, formDraftKey(uid, formId, record), pageTimers);
    drafts.current = kept;
    let isHere = true;
    let isLoaded = false;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isLoaded) keep(values);
      },
    });
    void kept.load().then((draft) => {
      if (!isHere) return;
      isLoaded = true;
      restore(draft);
    });
    window.addEventListener('pagehide', kept.writeNow);
    return () => {
      isHere = false;
      stop();
      window.removeEventListener('pagehide', kept.writeNow);
      // Whoever has signed out has taken the drafts along.
      if (uidNow() === uid) kept.writeNow();
      else kept.forget();
    };
  }, [form, storage, uid, formId, record]);

  return { found, isKept, settle: () => setFound(null), forget: () => drafts.current?.forget() };
}

/** Puts values into a form as if they had been typed. */
export function fill(form: FormMethods, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    if (!sameValue(form.getValues(name), value)) form.setValue(name, value, { shouldDirty: true });
  }
}
