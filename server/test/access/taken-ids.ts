// Which operations take an id of a record: read off their schemas, so that a new one cannot be forgotten.
import type { Operation } from '@madoguchi/contract/operation.ts';
import * as z from 'zod';

/** How an id, the number of an employee or another code, and the hash of a file stand in a schema's description. */
const IDENTIFIES = [/"format":"uuid"/, /"pattern":"\^\[0-9A-Za-z\]/, /"pattern":"\^\[0-9a-f\]\{64\}\$"/];

/** The fields of the input that name records. */
export function takenIds({ input }: Operation): readonly string[] {
  return Object.entries(input.shape)
    .filter(([, field]) => {
      const described = JSON.stringify(z.toJSONSchema(field as z.ZodType, { io: 'input', unrepresentable: 'any' }));
      return IDENTIFIES.some((sign) => sign.test(described));
    })
    .map(([name]) => name);
}
