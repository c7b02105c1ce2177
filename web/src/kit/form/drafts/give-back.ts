// What was discarded and is wanted after all. It goes to the form that stands open under its key, also one that was opened
// again meanwhile; where none does, to the device, for the next visit (B0-11).
import type { DeviceDrafts } from '../../../platform/drafts/device-drafts.ts';
import type { FormDraft } from '../../../platform/drafts/form-drafts.ts';

/** `restored`: it stands in the form. `older`: the record has changed since, so the person decides. */
export interface FoundDraft {
  readonly kind: 'restored' | 'older';
  readonly draft: FormDraft;
}

type Take = (found: FoundDraft) => void;

const standing = new Map<string, Take>();

/** A form stands open under this key and takes its draft back; the answer ends that. */
export function takeBackAt(key: string, take: Take): () => void {
  standing.set(key, take);
  return () => {
    if (standing.get(key) === take) standing.delete(key);
  };
}

/** Gives a draft back to its form, or to the device where that has been left. */
export function giveBack(key: string, found: FoundDraft, device: DeviceDrafts<FormDraft>): void {
  const take = standing.get(key);
  if (take) return take(found);
  device.keep(found.draft);
  device.writeNow();
}
