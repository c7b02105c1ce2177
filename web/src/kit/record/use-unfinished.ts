import { GENERAL_TEXTS, type GeneralCode } from '@madoguchi/contract/general-texts.ts';
import type { InputCode } from '@madoguchi/contract/input-texts.ts';
import { say, type Text } from '@madoguchi/contract/message.ts';
import { useLanguage } from '../../platform/words.ts';
import { useFaultSentence } from '../form/faults/use-fault-sentence.ts';
import type { FieldDescription } from '../form/form-fields.ts';
import { useRecordWords } from './words.ts';

interface Fault<Field extends string, Code extends InputCode> {
  readonly field: Field;
  readonly code: Code | GeneralCode;
}

/** How the fields that must be filled in are called, and asked for. */
type AskedFields<Field extends string> = Readonly<Partial<Record<Field, Pick<FieldDescription, 'label' | 'ask'>>>>;

/**
 * Says what a draft still lacks before it may be published, a sentence for each field; null where nothing. `texts` are those of the
 * noun's own codes, of its register: they stand beside the button from the first moment.
 */
export function useUnfinished<Code extends InputCode>(
  texts: Readonly<Record<Code, Text>>,
): <Field extends string>(faults: readonly Fault<Field, Code>[], asked: AskedFields<Field>) => string | null {
  const t = useRecordWords();
  const language = useLanguage();
  const sentenceOf = useFaultSentence();
  const known: Readonly<Partial<Record<InputCode, Text>>> = { ...GENERAL_TEXTS, ...texts };
  return (faults, asked) => {
    if (faults.length === 0) return null;
    const said = faults.map(({ field, code }) => {
      const named = asked[field];
      const sentence = say(known[code] ?? GENERAL_TEXTS.invalid, language);
      return sentenceOf({ code, values: {}, sentence }, named && { ...named, kind: undefined });
    });
    return [t('unfinished'), ...said].join(' ');
  };
}
