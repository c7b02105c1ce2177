import { INPUT_TEXTS } from '@madoguchi/contract/input-texts.ts';
import { PROBLEM_TEXTS, PROBLEMS, type ProblemCode } from '@madoguchi/contract/problems.ts';
import { useLanguage } from '../../../platform/words.ts';
import { SectionHead } from '../read/SectionHead.tsx';
import { Lead, useLiveWords } from './Lead.tsx';
import { Table } from './Table.tsx';

/** Every refusal and every fault of a field, from the registers that server and screens read. */
export function ErrorsPage() {
  const t = useLiveWords();
  const language = useLanguage();
  return (
    <>
      <Lead>{t('errors')}</Lead>
      <SectionHead anchor="refusals" heading={t('errors.refusals')} />
      <Table label={t('errors.refusals')} heads={[t('status'), t('code'), t('sentence')]}>
        {(Object.keys(PROBLEMS) as ProblemCode[]).map((code) => (
          <tr key={code}>
            <td>{PROBLEMS[code]}</td>
            <td>
              <code>{code}</code>
            </td>
            <td>{PROBLEM_TEXTS[code][language]}</td>
          </tr>
        ))}
      </Table>
      <SectionHead anchor="fields" heading={t('errors.fields')} />
      <Table label={t('errors.fields')} heads={[t('code'), t('sentence')]}>
        {Object.entries(INPUT_TEXTS).map(([code, text]) => (
          <tr key={code}>
            <td>
              <code>{code}</code>
            </td>
            <td>{text[language]}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}
