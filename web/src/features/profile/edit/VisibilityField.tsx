import { VISIBILITIES } from '@madoguchi/contract/profile/visibility.ts';
import Box from '@mui/material/Box';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { useProfileWords } from '../words.ts';

interface Props {
  readonly of: 'gender' | 'locations' | 'occupation' | 'skills' | 'jobs';
}

/** The choice of who sees the field above. */
export function VisibilityField({ of }: Props) {
  const t = useProfileWords();
  return (
    <Box sx={{ '& [role=radiogroup]': { flexDirection: 'row', columnGap: 2 } }}>
      <ChoiceField
        name={`visibility.${of}`}
        label={t('seenBy', { field: t(of) })}
        choices={VISIBILITIES.map((value) => ({ value, label: t(`seen.${value}`) }))}
      />
    </Box>
  );
}
