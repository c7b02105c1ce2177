// The words of a field's fault: cause and remedy, by the name of the field where that is what is missing.
import { say } from '@madoguchi/contract/message.ts';
import { useLanguage } from '../../../platform/words.ts';
import type { FieldDescription } from '../form-fields.ts';
import { useFormWords } from '../words.ts';
import { useFaultTexts } from './fault-texts.ts';
import type { FieldFault } from './field-faults.ts';

type Named = Pick<FieldDescription, 'label' | 'ask' | 'kind'>;

/** The schema's message for text that stayed as typed because it means nothing. */
const UNREADABLE: ReadonlySet<string> = new Set(['wrong-kind', 'date', 'month']);

/** Words a fault in the language of the screens; the server's own sentence is already worded. Blank until its text has come. */
export function useFaultSentence(): (fault: FieldFault, field?: Named) => string {
  const t = useFormWords();
  const language = useLanguage();
  const texts = useFaultTexts();
  return ({ code, values, sentence }, field) => {
    if (field && code === 'required') {
      return t(`missing.${field.ask}`, { field: language === 'en' ? midSentence(field.label) : field.label });
    }
    if (field?.kind && UNREADABLE.has(code)) return t(`unreadable.${field.kind}`);
    if (sentence !== '') return sentence;
    const { max, now } = values;
    if (field && code === 'too-long' && max !== undefined && now !== undefined) {
      return t('too-long', { field: field.label, max, now });
    }
    const text = texts[code];
    return text === undefined ? '' : say(text, language, values);
  };
}

/** `Reason for the return` → `reason for the return`; `URL` stays. */
function midSentence(label: string): string {
  return /^[A-Z](?![A-Z])/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
