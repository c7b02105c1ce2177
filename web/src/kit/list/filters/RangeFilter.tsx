import type { Range } from '@madoguchi/contract/list/list.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { isComposing } from '../../../platform/composition.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Icon } from '../../Icon.tsx';
import { writtenEnd } from '../columns/written-value.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { withFilter } from '../place/list-changes.ts';
import { useListWords } from '../words.ts';
import { readRange } from './written-filter.ts';

interface Props {
  readonly model: ToolModel;
  readonly name: string;
}

/** From and to, typed in any width; asked for when a field is left or Enter is pressed. */
export function RangeFilter({ model: { list, state, set }, name }: Props) {
  const t = useListWords();
  const language = useLanguage();
  const { today } = useSession();
  const id = useId();
  const field = list.fields[name];
  const value = state.filters[name];
  const kept = typeof value === 'object' && 'from' in value ? (value as Range<string | number>) : null;
  const keptText = JSON.stringify(kept);
  const textsOf = (range: Range<string | number> | null): readonly [string, string] =>
    field ? [writtenEnd(field, range?.from, language), writtenEnd(field, range?.to, language)] : ['', ''];
  const [typed, setTyped] = useState(() => textsOf(kept));
  const [isUnread, setUnread] = useState(false);
  const [shown, setShown] = useState(keptText);
  const [asked, setAsked] = useState(keptText);
  // Back, a view or a cleared condition changed it from outside. What was asked here stands already, and more may be typed by now.
  if (shown !== keptText) {
    setShown(keptText);
    if (asked !== keptText) {
      setAsked(keptText);
      setTyped(textsOf(kept));
      setUnread(false);
    }
  }
  if (!field) return null;

  function ask(): void {
    const range = field ? readRange(field, typed, monthOf(today)) : undefined;
    setUnread(range === null);
    if (range === null) return;
    const next = (range ?? null) as Range<string | number> | null;
    setTyped(textsOf(next));
    setAsked(JSON.stringify(next));
    if (JSON.stringify(next) !== keptText) set(withFilter(state, name, range));
  }

  const isNumber = field.kind === 'yen' || field.kind === 'count';
  const end = (nth: 0 | 1) => (
    <OutlinedInput
      value={typed[nth]}
      error={isUnread}
      autoComplete="off"
      inputProps={{
        'aria-label': `${field.name[language]} ${t(nth === 0 ? 'filter.lower' : 'filter.upper')}`,
        'aria-describedby': isUnread ? id : undefined,
        ...(isNumber ? { inputMode: 'numeric' as const } : {}),
      }}
      sx={{ flex: 1, minWidth: 0 }}
      onChange={(event) => setTyped(nth === 0 ? [event.target.value, typed[1]] : [typed[0], event.target.value])}
      onBlur={ask}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) ask();
      }}
    />
  );
  return (
    <Box role="group" aria-label={field.name[language]}>
      <Box sx={{ typography: 'caption', fontWeight: 600, mb: 0.5 }}>{field.name[language]}</Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {end(0)}
        {t('filter.span')}
        {end(1)}
      </Box>
      <Box aria-live="polite">
        {isUnread && (
          <Typography id={id} variant="caption" sx={{ display: 'flex', gap: 0.5, mt: 0.5, color: 'error.main' }}>
            <Icon name="error" size={16} />
            {t('filter.unread', {
              example: t('filter.between', isNumber ? { from: '1,000', to: '5,000' } : { from: '11/1', to: '11/21' }),
            })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
