import type { InputCode } from '@madoguchi/contract/input-texts.ts';
import { useFaultSentence } from '../form/faults/use-fault-sentence.ts';
import type { FieldDescription } from '../form/form-fields.ts';
import { useRecordWords } from './words.ts';

interface Fault<Field extends string> {
  readonly field: Field;
  readonly code: InputCode;
}

/** How the fields that must be filled in are called, and asked for. */
type AskedFields<Field extends string> = Readonly<Partial<Record<Field, Pick<FieldDescription, 'label' | 'ask'>>>>;

/** Says what a draft still lacks before it may be published, a sentence for each field; null where nothing. */
export function useUnfinished(): <Field extends string>(
  faults: readonly Fault<Field>[],
  asked: AskedFields<Field>,
) => string | null {
  const t = useRecordWords();
  const sentenceOf = useFaultSentence();
  return (faults, asked) => {
    if (faults.length === 0) return null;
    const said = faults.map(({ field, code }) => {
      const named = asked[field];
      return sentenceOf({ code, values: {}, sentence: '' }, named && { ...named, kind: undefined });
    });
    return [t('unfinished'), ...said].join(' ');
  };
}
