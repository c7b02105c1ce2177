import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { WAYS, type Way } from './use-members-place.ts';
import { useMembersWords } from './words.ts';

interface Props {
  readonly way: Way;
  readonly onChange: (way: Way) => void;
}

/** How the members are shown. On a phone the table is cards already. */
export function WaySwitch({ way, onChange }: Props) {
  const t = useMembersWords();
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const offered = WAYS.filter((one) => !isPhone || one !== 'cards');
  const shown = isPhone && way === 'cards' ? 'table' : way;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('show')}
      value={shown}
      onChange={(_event, next: Way | null) => {
        if (next !== null) onChange(next);
      }}
    >
      {offered.map((one) => (
        <ToggleButton key={one} value={one}>
          {t(`show.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
