import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import { personChoice } from '../../fields/people/person-choice.ts';
import type { FilterOption } from '../list-props.ts';

/** Chosen people as a chip names them: by name, two of one name with their numbers, by number alone while unknown. */
export function peopleOptions(
  numbers: readonly string[],
  named: ReadonlyMap<string, FoundPerson>,
): readonly FilterOption[] {
  return numbers.map((number) => {
    const person = named.get(number);
    if (person === undefined) return { value: number, label: number };
    const isAlone = numbers.every((other) => other === number || named.get(other)?.name !== person.name);
    return { value: number, label: isAlone ? person.name : personChoice(person, 'number').label };
  });
}
