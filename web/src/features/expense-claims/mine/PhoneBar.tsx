import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Icon } from '../../../kit/Icon.tsx';
import { LAYER, STUCK } from '../../../kit/theme/tokens.ts';
import { useMineWords } from './words.ts';

interface Props {
  readonly onAddLine: () => void;
  readonly onSubmit: () => void;
}

/** On a phone the two things one comes for stay in reach of the thumb. */
export function PhoneBar({ onAddLine, onSubmit }: Props) {
  const t = useMineWords();
  return (
    <Box
      sx={{
        display: { xs: 'grid', sm: 'none' },
        gridTemplateColumns: '2fr 3fr',
        gap: 1,
        position: 'sticky',
        bottom: STUCK.bottom,
        zIndex: LAYER.bar,
        mx: -2,
        mt: 2,
        p: 1,
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Button variant="outlined" startIcon={<Icon name="plus" />} onClick={onAddLine}>
        {t('line.add')}
      </Button>
      <Button variant="contained" onClick={onSubmit}>
        {t('submit')}
      </Button>
    </Box>
  );
}
