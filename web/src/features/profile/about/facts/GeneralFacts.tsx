import { ageOn } from '@madoguchi/contract/profile/age.ts';
import { formatDay } from '../../../../platform/formats.ts';
import { useSession } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useProfileWords } from '../../words.ts';
import { Entries } from './Entries.tsx';
import { Fact } from './Fact.tsx';
import { Facts } from './Facts.tsx';
import type { SectionFacts } from './section-facts.ts';

/** Names as HR keeps them, and what the person adds. The age is of today by the server's clock. */
export function GeneralFacts({ about: { general }, visibility }: SectionFacts) {
  const t = useProfileWords();
  const language = useLanguage();
  const { today } = useSession();
  const { birthday, gender, locations } = general;
  return (
    <Facts>
      <Fact name={t('lastName')}>{general.lastName}</Fact>
      <Fact name={t('firstName')}>{general.firstName}</Fact>
      <Fact name={t('lastNameKana')}>{general.lastNameKana}</Fact>
      <Fact name={t('firstNameKana')}>{general.firstNameKana}</Fact>
      {birthday === undefined ? null : (
        <Fact name={t('birthday')} seen={{ field: 'birthday', by: visibility }}>
          {birthday && t('age', { day: formatDay(birthday, language), age: ageOn(birthday, today) })}
        </Fact>
      )}
      {gender === undefined ? null : (
        <Fact name={t('gender')} seen={{ field: 'gender', by: visibility }}>
          {gender && t(`gender.${gender}`)}
        </Fact>
      )}
      {locations === undefined ? null : (
        <Fact name={t('locations')} seen={{ field: 'locations', by: visibility }}>
          {locations.length === 0 ? null : <Entries of={locations} />}
        </Fact>
      )}
    </Facts>
  );
}
