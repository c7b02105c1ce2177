import { useProfileWords } from '../../words.ts';
import { Fact } from './Fact.tsx';
import { Facts } from './Facts.tsx';
import type { SectionFacts } from './section-facts.ts';

/** 〒100-0005 from its seven digits. */
const written = (postalCode: string) => `〒${postalCode.slice(0, 3)}-${postalCode.slice(3)}`;

export function ContactFacts({ about: { contact }, visibility }: SectionFacts) {
  const t = useProfileWords();
  const { postalCode, address, privatePhone } = contact;
  return (
    <Facts>
      {address === undefined ? null : (
        <Fact name={t('address')} seen={{ field: 'address', by: visibility }}>
          {[postalCode ? written(postalCode) : '', address].filter(Boolean).join(' ')}
        </Fact>
      )}
      {privatePhone === undefined ? null : (
        <Fact name={t('privatePhone')} seen={{ field: 'privatePhone', by: visibility }}>
          {privatePhone}
        </Fact>
      )}
    </Facts>
  );
}
