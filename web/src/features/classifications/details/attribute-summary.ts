import type { ExtraValues } from '@madoguchi/contract/classifications/model.ts';
import type { AttributeText } from './use-attribute-texts.ts';

const UNSAID: ReadonlySet<unknown> = new Set([undefined, null, '', false]);

/** The attributes of a value in one line: what holds by its name alone, what does not hold or is not filled in left out. */
export function attributeSummary(
  texts: readonly AttributeText[],
  extra: ExtraValues,
  write: (attribute: AttributeText) => string,
): string {
  return texts
    .filter(({ name }) => !UNSAID.has(extra[name]))
    .map((attribute) => (extra[attribute.name] === true ? attribute.label : write(attribute)))
    .join(' · ');
}
