// People by gender and by site. Counting goes over everybody, so that a count is kept until somebody changed.
import type { Figures } from '@madoguchi/contract/analytics/model.ts';
import { shownGroups } from '@madoguchi/contract/analytics/rules.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Ground } from '../../platform/ground.ts';
import { KeptAnswers } from '../../platform/http/kept-answers.ts';
import { countGenders } from '../profile/public.ts';
import { findSites, readPeopleTag } from './screen-views-store.ts';

interface Asked {
  readonly today: PlainDate;
  /** The last day that is counted, the end of the month before, and that of a year before. */
  readonly now: PlainDate;
  readonly month: PlainDate;
  readonly year: PlainDate;
  readonly departments: readonly string[] | null;
}

type PeopleFigures = Pick<Figures, 'people' | 'sites'>;

/** Of some 100 questions; one has about 2,000 characters. */
const KEPT_CHARACTERS = 200_000;
const kept = new KeptAnswers(KEPT_CHARACTERS);

/** As of the moment in which it is asked: the tag is read first, so that a change behind it is found by the next who asks. */
export async function peopleFigures(ground: Ground, asked: Asked): Promise<PeopleFigures> {
  const { pool } = ground;
  const key = JSON.stringify(asked);
  const tag = await readPeopleTag(pool, {});
  const before = kept.find(ground, key);
  if (before !== null && before.mark === tag) return JSON.parse(before.text) as PeopleFigures;
  const { today, ...days } = asked;
  const [genders, sites] = await Promise.all([countGenders(pool, days), findSites(pool, today)]);
  const groups = shownGroups(genders.map(({ gender, ...counted }) => ({ group: gender, ...counted })));
  const figures = { people: groups?.slice() ?? null, sites };
  if (tag !== null) kept.keep(ground, key, { mark: tag, text: JSON.stringify(figures) });
  return figures;
}
