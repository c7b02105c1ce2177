import type { ClassificationDetail } from '@madoguchi/contract/classifications/model.ts';
import { styled } from '@mui/material/styles';
import { formatDay } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useClassificationWords } from '../../words.ts';
import { useAttributeTexts } from '../use-attribute-texts.ts';
import { usePathText } from '../use-path-text.ts';
import { useDetailWords } from '../words.ts';

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, auto) minmax(0, 1fr)',
  gap: '4px 16px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** What a value says, attribute by attribute. */
export function DetailFacts({ detail }: { readonly detail: ClassificationDetail }) {
  const t = useDetailWords();
  const tAll = useClassificationWords();
  const language = useLanguage();
  const attributeTexts = useAttributeTexts(detail.classification);
  const pathText = usePathText();
  const { validFrom, validTo } = detail;
  const from = formatDay(validFrom, language);
  const facts: readonly (readonly [label: string, text: string, lang?: 'ja'])[] = [
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
  return (
    <Facts>
      {facts.map(([label, text, lang]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd lang={lang}>{text}</dd>
        </div>
      ))}
    </Facts>
  );
}
