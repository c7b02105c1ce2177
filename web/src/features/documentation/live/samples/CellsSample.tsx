import type { Field, FieldKind } from '@madoguchi/contract/list/list.ts';
import { FactList } from '../../../../kit/FactList.tsx';
import { type FieldValue, writtenValue } from '../../../../kit/list/columns/written-value.ts';
import { PersonPicture } from '../../../../kit/PersonPicture.tsx';
import { useLanguage } from '../../../../platform/words.ts';
import { Table } from '../Table.tsx';
import { useSampleWords } from './words.ts';

const SAMPLES = [
  ['yen', 1_234_567],
  ['count', 12_345],
  ['day', '2026-11-21'],
  ['instant', '2026-11-21T05:05:00.000Z'],
  ['state', 'approved'],
] as const satisfies readonly (readonly [FieldKind, FieldValue])[];

export function CellsSample() {
  const t = useSampleWords();
  const language = useLanguage();
  const fieldOf = (kind: FieldKind): Field => ({
    of: kind,
    kind,
    name: { ja: '', en: '' },
    valueNames: { approved: { ja: '承認済', en: 'Approved' } },
  });
  return (
    <>
      <Table label={t('cells')} heads={[t('cells.kind'), t('cells.stored'), t('cells.shown')]}>
        {SAMPLES.map(([kind, value]) => (
          <tr key={kind}>
            <th scope="row">{t(`cells.${kind}`)}</th>
            <td>
              <code>{value}</code>
            </td>
            <td>{writtenValue(fieldOf(kind), value, language)}</td>
          </tr>
        ))}
      </Table>
      <br />
      <FactList
        label={t('cells')}
        facts={[
          [
            t('cells.applicant'),
            <>
              <PersonPicture name={t('cells.name')} photo={null} size={24} /> {t('cells.name')}
            </>,
          ],
          [t('fee'), writtenValue(fieldOf('yen'), SAMPLES[0][1], language)],
          [t('day'), writtenValue(fieldOf('day'), SAMPLES[2][1], language)],
        ]}
      />
    </>
  );
}
