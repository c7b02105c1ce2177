import type { ClassificationRow } from '@madoguchi/contract/classifications/model.ts';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useId } from 'react';
import { masterName } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useDetailWords } from './words.ts';

const ItemLink = createLink(ListItemButton);

interface Props {
  /** True when it stands beside the values, else above them. */
  readonly isBeside: boolean;
  readonly classifications: readonly ClassificationRow[];
  readonly shown: string | null;
  readonly onChoose: (code: string) => void;
}

/** Which list of masters is shown: links beside its values, or a choice above them. */
export function ClassificationChoice(props: Props) {
  return props.isBeside ? <Beside {...props} /> : <Above {...props} />;
}

function Beside({ classifications, shown }: Props) {
  const t = useDetailWords();
  const language = useLanguage();
  return (
    <Box
      component="nav"
      aria-label={t('classification')}
      sx={{ overflowY: 'auto', '@media print': { display: 'none' } }}
    >
      <List dense disablePadding>
        {classifications.map((one) => (
          <ListItem key={one.code} disablePadding>
            <ItemLink
              to="."
              search={{ classification: one.code }}
              selected={one.code === shown}
              aria-current={one.code === shown ? 'true' : undefined}
              sx={{ borderRadius: 1 }}
            >
              <ListItemText primary={masterName(one, language)} />
              <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
                {one.valueCount}
              </Typography>
            </ItemLink>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

function Above({ classifications, shown, onChoose }: Props) {
  const t = useDetailWords();
  const language = useLanguage();
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography component="label" htmlFor={id} variant="body2">
        {t('classification')}
      </Typography>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        value={shown ?? ''}
        inputProps={{ id }}
        onChange={(event) => onChoose(event.target.value)}
      >
        {classifications.some(({ code }) => code === shown) ? null : <option value={shown ?? ''}>-</option>}
        {classifications.map((one) => (
          <option key={one.code} value={one.code}>
            {masterName(one, language)}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
