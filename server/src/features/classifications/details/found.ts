// Finds a classification, or one of its values, for a maintainer; unknown ones are refused.
import type { ClassificationDetail, ClassificationRow } from '@madoguchi/contract/classifications/model.ts';
import type { Ground } from '../../../platform/ground.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { findClassification, findDetail } from './details-store.ts';

/** @throws Problem `not-found` */
export async function foundClassification(ground: Ground, code: string): Promise<ClassificationRow> {
  return (await findClassification(ground.pool, code, ground.clock.today())) ?? refuse('not-found');
}

/** @throws Problem `not-found` */
export async function foundDetail(ground: Ground, classification: string, code: string): Promise<ClassificationDetail> {
  return (await findDetail(ground.pool, { classification, code, today: ground.clock.today() })) ?? refuse('not-found');
}
