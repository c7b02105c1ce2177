import type { Ground } from '../../../platform/ground.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { masterData } from '../../master-data/public.ts';

interface Place {
  readonly departmentCode: string;
  readonly positionCode: string;
}

/** @throws Problem `invalid` on each field whose code the masters do not have today */
export async function checkPlace(ground: Ground, { departmentCode, positionCode }: Place): Promise<void> {
  const { group, position } = (await masterData(ground)).lists;
  const unknown = [
    ...(group.some(({ code }) => code === departmentCode) ? [] : ['departmentCode']),
    ...(position.some(({ code }) => code === positionCode) ? [] : ['positionCode']),
  ];
  if (unknown.length > 0) refuse('invalid', { fields: unknown.map((field) => ({ field, code: 'unknown-code' })) });
}
