import { VISIBILITIES } from '@madoguchi/contract/profile/visibility.ts';
import { ChoiceField } from '../../../ui/fields/choice/ChoiceField.tsx';
import { useProfileWords } from '../words.ts';

interface Props {
  readonly of: 'gender' | 'locations' | 'occupation' | 'skills' | 'jobs';
}

/** Who sees the field above. */
export function VisibilityField({ of }: Props) {
  const t = useProfileWords();
  return (
    <ChoiceField
      name={`visibility.${of}`}
      label={t('seenBy', { field: t(of) })}
      choices={VISIBILITIES.map((value) => ({ value, label: t(`seen.${value}`) }))}
    />
  );
}
