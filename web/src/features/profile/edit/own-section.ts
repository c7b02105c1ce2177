// The initial values of every section's form, and the steps when it is saved.
import type { About, Profile } from '@madoguchi/contract/profile/model.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useProfileWords } from '../words.ts';

export type Own = NonNullable<Profile['own']>;

export interface OwnSection {
  readonly about: About;
  readonly own: Own;
  readonly onClose: () => void;
}

/** One profile a person: whose the draft is, the kept draft knows. */
export const OWN_DRAFT = 'own';

/** Says that it is saved, and closes the form once the newer facts are there to be seen. */
export function useSectionSaved(onClose: () => void): (saved: unknown, shown: Promise<void>) => void {
  const t = useProfileWords();
  const message = useMessages();
  return (_saved, shown) => {
    message(t('saved'), 'success');
    void shown.finally(onClose);
  };
}

/** One's own profile in its newer state, as a refusal carries it. */
export function ownOf({ about, own }: Profile): { readonly about: About; readonly own: Own } {
  if (about === null || own === null) throw new Error('The newer state is not one’s own profile');
  return { about, own };
}
