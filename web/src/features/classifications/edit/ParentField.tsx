import { listDetails } from '@madoguchi/contract/classifications/operations.ts';
import { useMemo } from 'react';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import type { FieldProps } from '../../../kit/form/form-context.ts';
import { useRead } from '../../../platform/query.ts';
import { masterName } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePathText } from '../details/use-path-text.ts';
import { useEditWords } from './words.ts';

/** As many as one answer holds. */
const MOST = 200;

interface Props extends FieldProps {
  /** The department that is edited; `null` for a new one. */
  readonly own: string | null;
}

/** The department above: one that is valid or will be, each told by its path; or none. */
export function ParentField({ own, ...props }: Props) {
  const t = useEditWords();
  const language = useLanguage();
  const pathText = usePathText();
  const { data } = useRead(listDetails, { classification: 'group', state: 'valid,coming', limit: MOST });
  const choices = useMemo(
    () => [
      { value: '', label: t('top') },
      ...(data?.rows ?? [])
        .filter(({ code }) => code !== own)
        .map((row) => ({
          value: row.code,
          label:
            row.above.length === 0
              ? masterName(row, language)
              : t('below', { name: masterName(row, language), path: pathText(row.above) }),
          reading: row.kana,
        })),
    ],
    [data, own, language, pathText, t],
  );
  return <ChoiceField {...props} choices={choices} />;
}
