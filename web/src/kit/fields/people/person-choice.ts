import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import type { Choice } from '../choice/choice.ts';

/** A person to be chosen by the number that people read, or by the id of records. Two of one name are told apart by their numbers. */
export function personChoice({ id, employeeId, name, kana }: FoundPerson, by: 'number' | 'id'): Choice {
  return { value: by === 'id' ? id : employeeId, label: `${name}（${employeeId}）`, reading: kana };
}
