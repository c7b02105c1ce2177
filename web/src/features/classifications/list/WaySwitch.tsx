import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useClassificationWords } from '../words.ts';
import { WAYS, type Way } from './use-way.ts';

interface Props {
  readonly way: Way;
  readonly onChange: (way: Way) => void;
}

/** The lists of masters, or the figures by date. */
export function WaySwitch({ way, onChange }: Props) {
  const t = useClassificationWords();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('show')}
      value={way}
      onChange={(_event, next: Way | null) => {
        if (next !== null) onChange(next);
      }}
    >
      {WAYS.map((one) => (
        <ToggleButton key={one} value={one}>
          {t(`show.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
