import { GUEST, may } from '@madoguchi/contract/access.ts';
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import { findPeople } from '@madoguchi/contract/people/operations.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { masterArrivals } from '../../../platform/identity/master-lists.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useObservable } from '../../../platform/observable.ts';
import type { PaletteEntry } from '../../../platform/palette.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { masterName, mastersByCode, useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ENTRIES_AT_MOST } from '../entries/entry.ts';
import { paletteQuery } from '../entries/match.ts';
import { usePaletteWords } from '../words.ts';

const LONGEST = 100;
const NONE: MasterData['group'] = [];

/** Colleagues by name, kana, romaji or number: a reviewer opens their claims, everybody else takes name and number along. */
export function usePeople(text: string, mayAsk: boolean) {
  const t = usePaletteWords();
  const message = useMessages();
  const language = useLanguage();
  const { user, today } = useSession();
  // A guest has no master lists, and finds nobody.
  const departments = mastersByCode(useObservable(masterArrivals).data?.group ?? NONE);
  const mayReview = may(user === null ? GUEST : { roles: user.role }, 'admin');
  const q = text.trim().slice(0, LONGEST);
  const enabled = mayAsk && q !== '';
  const { reading } = paletteQuery(q);
  // Nobody of the search before is offered meanwhile: Enter would open or copy somebody else.
  const read = useRead(findPeople, { q, reading: reading.slice(0, LONGEST), limit: ENTRIES_AT_MOST }, { enabled });

  const departmentOf = ({ departmentCode }: FoundPerson) => {
    const department = departments.get(departmentCode);
    return department ? masterName(department, language) : departmentCode;
  };
  const copy = async ({ name, employeeId }: FoundPerson) => {
    await navigator.clipboard.writeText(`${name}（${employeeId}）`);
    message(t('person.copied', { name }), 'success');
  };
  const leads = (person: FoundPerson) => {
    if (!mayReview) return { run: () => void copy(person) };
    const review = screenPath('expense-claims.review', { applicationYm: monthOf(today) });
    return { to: `${review}?${new URLSearchParams({ q: person.employeeId }).toString()}` };
  };
  const people = enabled ? (read.data?.people ?? []) : [];
  const entries = people.map(
    (person): PaletteEntry => ({
      id: `person:${person.employeeId}`,
      title: person.name,
      detail: [person.kana, departmentOf(person), person.employeeId].join(language === 'ja' ? '　' : ' · '),
      icon: 'person',
      words: [],
      ...leads(person),
    }),
  );
  return { entries, read };
}
