import type { MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import type { Extra } from '@madoguchi/contract/master-data/model.ts';

/** A value of a master list as every installation begins with it; its place in the array is its order. */
export interface StandardValue<List extends MasterList> {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  /** Reading in katakana: lists are searched by it. */
  readonly kana: string;
  readonly extra: Extra<List>;
}
