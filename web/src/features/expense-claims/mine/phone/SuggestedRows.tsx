import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Option } from '../../sheet/suggestions/options-for.ts';
import { useMineWords } from '../words.ts';

interface Props {
  readonly options: readonly Option[];
  readonly onTake: (option: Option) => void;
}

/** What fits the field that is being typed into, as buttons under it. */
export function SuggestedRows({ options, onTake }: Props) {
  const t = useMineWords();
  if (options.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('form.suggestions')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {options.map((option) => (
        <li key={option.key}>
          <Button
            fullWidth
            sx={{ justifyContent: 'space-between', gap: 1, fontWeight: 400 }}
            // The field keeps the focus, so that its list does not go before it is pressed.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(option)}
          >
            <span>{option.label}</span>
            <Typography component="span" variant="caption" color="text.secondary">
              {option.detail}
            </Typography>
          </Button>
        </li>
      ))}
    </Box>
  );
}
