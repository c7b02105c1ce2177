// The first that the page does, before the libraries that draw it have run: who is this? What follows from the answer, the
// master lists, is on its way meanwhile.
import { startSession } from '../../platform/identity/session-actions.ts';
import { languageNow, showLanguage } from '../../platform/language.ts';

showLanguage(languageNow());

/** Settles once it is known who this is, or that it could not be learnt. */
export const asked = startSession();
