// Sentences for a wrong field of any input, cause and remedy: the general ones and each noun's own, of its register.
import { GENERAL_TEXTS } from './general-texts.ts';
import { gather } from './register.ts';

export const INPUT_TEXTS = { ...GENERAL_TEXTS, ...gather('fieldTexts') };

export type InputCode = keyof typeof INPUT_TEXTS;
