import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useProfileWords } from '../words.ts';

/** The buttons of a section's form. */
export function SectionBar({ onClose }: { readonly onClose: () => void }) {
  const t = useProfileWords();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, '& > button': { flex: { xs: 1, sm: 'none' } } }}>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <SubmitButton>{t('save')}</SubmitButton>
    </Box>
  );
}
