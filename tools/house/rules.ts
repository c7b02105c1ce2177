// The list of the house rules. Each has a violating example in rules.test.ts, or the test fails.
import { featuresOfTheContract, noDefaultAccess } from './contract-tables.ts';
import { foreignTables } from './foreign-tables.ts';
import { clockHome, environmentHome, pureContract, sqlHome } from './homes.ts';
import { honestComments, honestTests } from './honest-tests.ts';
import { explicitImports, noBarrels } from './imports.ts';
import { logicalSides } from './logical-sides.ts';
import { findableNames, oneComponentPerFile, spelledNames } from './names.ts';
import { reasons } from './reasons.ts';
import { screenWords } from './screen-words.ts';
import { sizes } from './sizes.ts';
import { slivers } from './slivers.ts';
import type { Rule } from './source.ts';
import { noSwallowedErrors } from './swallowed-errors.ts';
import { textPlaces } from './text-places.ts';
import { wordUses } from './word-uses.ts';

export const HOUSE_RULES: readonly Rule[] = [
  findableNames,
  spelledNames,
  oneComponentPerFile,
  sizes,
  slivers,
  pureContract,
  clockHome,
  environmentHome,
  sqlHome,
  foreignTables,
  explicitImports,
  noBarrels,
  featuresOfTheContract,
  noDefaultAccess,
  screenWords,
  textPlaces,
  wordUses,
  noSwallowedErrors,
  honestTests,
  honestComments,
  reasons,
  logicalSides,
];
