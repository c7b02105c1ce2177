// The sentences of wrong fields. The general ones come with the forms; those of the features are a file of their own, which is
// fetched once a form stands: the forms would grow with every feature (decision 0012).
import { GENERAL_TEXTS } from '@madoguchi/contract/general-texts.ts';
import type { InputCode } from '@madoguchi/contract/input-texts.ts';
import type { Text } from '@madoguchi/contract/message.ts';
import { logFault } from '../../../platform/log.ts';
import { observable, useObservable } from '../../../platform/observable.ts';

type Texts = Readonly<Partial<Record<InputCode, Text>>>;

const known = observable<Texts>(GENERAL_TEXTS);
let asked: Promise<void> | null = null;

export function isWorded(code: InputCode): boolean {
  return Object.hasOwn(known.get(), code);
}

/** Settles once the sentences of all features are here, or cannot be had: the next call then asks again. Never fails. */
export function loadFaultTexts(): Promise<void> {
  asked ??= import('@madoguchi/contract/input-texts.ts').then(
    ({ INPUT_TEXTS }) => known.set(INPUT_TEXTS),
    (error: unknown) => {
      asked = null;
      logFault('The sentences for wrong fields could not be loaded', error);
    },
  );
  return asked;
}

/** By their codes, as far as they have come; follows what comes later. */
export function useFaultTexts(): Texts {
  return useObservable(known);
}
