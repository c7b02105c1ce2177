import type { ClassificationDetail } from '@madoguchi/contract/classifications/model.ts';
import { type Fact, FactList } from '../../../../kit/FactList.tsx';
import { formatDay } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useClassificationWords } from '../../words.ts';
import { useAttributeTexts } from '../use-attribute-texts.ts';
import { usePathText } from '../use-path-text.ts';
import { useDetailWords } from '../words.ts';

/** What a value says, attribute by attribute. */
export function DetailFacts({ detail }: { readonly detail: ClassificationDetail }) {
  const t = useDetailWords();
  const tAll = useClassificationWords();
  const language = useLanguage();
  const attributeTexts = useAttributeTexts(detail.classification);
  const pathText = usePathText();
  const { validFrom, validTo } = detail;
  const from = formatDay(validFrom, language);
  const facts: readonly Fact[] = [
    [tAll('name'), `${detail.name}（${detail.kana}）`, 'ja'],
    [t('nameEn'), detail.nameEn || tAll('none')],
    ...(detail.classification === 'group' ? [[t('path'), pathText(detail.above)] as const] : []),
    [
      t('validity'),
      validTo === null
        ? t('validity.open', { from })
        : t('validity.closed', { from, to: formatDay(validTo, language) }),
    ],
    [t('offered'), tAll(detail.active ? 'yes' : 'no')],
    ...attributeTexts(detail.extra, detail.people).map(({ label, text }) => [label, text] as const),
    [t('order'), t('place', { place: detail.place, of: detail.of })],
  ];
  return <FactList facts={facts} />;
}
