import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../../platform/words.ts';
import { fieldName } from '../list-props.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { hasConditions, withFilter, withoutConditions } from '../place/list-changes.ts';
import { ExportMenu } from '../tools/ExportMenu.tsx';
import { SortSelect } from '../tools/SortSelect.tsx';
import { useListWords } from '../words.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { PersonFilter } from './PersonFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { TextFilter } from './TextFilter.tsx';

/** Stays in view under the filters, however many they are. */
const FOOT = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 1,
  mx: -2,
  mb: -2,
  px: 2,
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

interface Props {
  readonly model: ToolModel;
  readonly titleId: string;
  readonly onClose: () => void;
}

/** Every filter that the list declares; each acts at once, and the rows behind show what it leaves. */
export function FilterPanel({ model, titleId, onClose }: Props) {
  const t = useListWords();
  const language = useLanguage();
  const { props, list, state, set, isPhone } = model;
  return (
    <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Typography id={titleId} variant="subtitle1" component="h2">
        {t('filter')}
      </Typography>
      {isPhone && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > :first-of-type': { flexBasis: '100%' } }}>
          <SortSelect model={model} />
          {(props.exported ?? props.files) && <ExportMenu model={model} />}
        </Box>
      )}
      {Object.entries(list.fields).map(([name, field]) => {
        const value = state.filters[name];
        switch (field.filterable) {
          case 'choice':
            return props.people?.[name] ? (
              <PersonFilter key={name} model={model} name={name} label={props.people[name][language]} />
            ) : (
              <ChoiceFilter key={name} model={model} name={name} />
            );
          case 'range':
            return <RangeFilter key={name} model={model} name={name} />;
          case 'text':
            return <TextFilter key={name} model={model} name={name} />;
          case 'yes':
            return (
              <FormControlLabel
                key={name}
                sx={{ mx: 0 }}
                control={
                  <Checkbox
                    checked={value === 'yes'}
                    onChange={(event) => set(withFilter(state, name, event.target.checked ? 'yes' : undefined))}
                  />
                }
                label={fieldName(props, name, language)}
              />
            );
          default:
            return null;
        }
      })}
      <Box sx={FOOT}>
        {hasConditions(state) && <Button onClick={() => set(withoutConditions(state))}>{t('filter.clear')}</Button>}
        <Button variant="outlined" onClick={onClose}>
          {t('filter.close')}
        </Button>
      </Box>
    </Box>
  );
}
