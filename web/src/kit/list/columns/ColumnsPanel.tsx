import { DENSITIES } from '@madoguchi/contract/preferences/list-choices.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ToolModel } from '../model/use-tool-model.ts';
import { useListWords } from '../words.ts';
import { ColumnLine } from './ColumnLine.tsx';
import { orderedFields } from './column-choice.ts';

interface Props {
  readonly model: ToolModel;
  readonly titleId: string;
}

/** The columns of a list, to be shown, hidden, moved and widened; the height of its rows; and the way back. */
export function ColumnsPanel({ model, titleId }: Props) {
  const t = useListWords();
  const densityId = useId();
  const { choice, props, layout } = model;
  const mayLackRoom = !layout.isChosen && layout.columns.some(({ fromPx }) => fromPx !== undefined);
  return (
    <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography id={titleId} variant="subtitle1" component="h2">
        {t('columns')}
      </Typography>
      {mayLackRoom && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('columns.room')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {orderedFields(props.columns, choice.columns).map((field) => (
          <ColumnLine key={field} model={model} field={field} />
        ))}
      </Box>
      <Typography id={densityId} variant="caption" sx={{ fontWeight: 600 }}>
        {t('density')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={densityId}
        value={choice.density}
        onChange={(_event, density) => {
          if (density !== null) choice.saveDensity(density);
        }}
      >
        {DENSITIES.map((density) => (
          <ToggleButton key={density} value={density}>
            {t(`density.${density}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button sx={{ alignSelf: 'flex-start' }} onClick={() => choice.saveColumns(undefined)}>
        {t('columns.reset')}
      </Button>
    </Box>
  );
}
