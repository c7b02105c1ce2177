import { LONGEST_SEARCH } from '@madoguchi/contract/list/list-state.ts';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { isComposing } from '../../../platform/composition.ts';
import { pageTimers } from '../../../platform/timers.ts';
import { Icon } from '../../Icon.tsx';
import { useListWords } from '../words.ts';

/** How long the typing rests before the list is asked. */
const REST_MS = 250;

interface Props {
  /** As the URL has it. */
  readonly q: string;
  /** Names the searched rows where the page does not. */
  readonly label?: string;
  readonly onSearch: (q: string) => void;
}

/** The search of a list: asks when typing rests, never in the middle of a composition (I2). */
export const SearchBox = memo(function SearchBox({ q, label, onSearch }: Props) {
  const t = useListWords();
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q);
  const [shownQ, setShownQ] = useState(q);
  const isInside = useRef(false);
  const callOff = useRef(() => {});
  // Back, a view or a cleared condition changed it from outside.
  if (shownQ !== q) {
    setShownQ(q);
    if (q !== text.trim()) setText(q);
  }
  useEffect(() => () => callOff.current(), []);
  // While typing rests, the list may have gone elsewhere: what is asked then belongs to where it is by now.
  const newest = useRef({ q, onSearch });
  useEffect(() => {
    newest.current = { q, onSearch };
  });

  function ask(next: string): void {
    callOff.current();
    const now = newest.current;
    if (next.trim() !== now.q) now.onSearch(next.trim());
  }

  function type(next: string): void {
    setText(next);
    callOff.current();
    if (!isInside.current) callOff.current = pageTimers.after(REST_MS, () => ask(next));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === 'Enter') ask(text);
    if (event.key !== 'Escape' || text === '') return;
    event.stopPropagation();
    setText('');
    ask('');
  }

  return (
    <OutlinedInput
      type="search"
      value={text}
      inputRef={inputRef}
      sx={{ width: { xs: 'auto', sm: 240 }, flex: { xs: '1 1 140px', sm: 'none' } }}
      startAdornment={
        <InputAdornment position="start">
          <Icon name="search" />
        </InputAdornment>
      }
      endAdornment={
        text !== '' && (
          <IconButton
            size="small"
            aria-label={t('search.clear')}
            onClick={() => {
              setText('');
              ask('');
              inputRef.current?.focus();
            }}
          >
            <Icon name="close" size={16} />
          </IconButton>
        )
      }
      inputProps={{
        'aria-label': label ?? t('search'),
        maxLength: LONGEST_SEARCH,
        autoComplete: 'off',
        enterKeyHint: 'search',
      }}
      onChange={(event) => type(event.target.value)}
      onKeyDown={onKeyDown}
      onCompositionStart={() => {
        isInside.current = true;
        callOff.current();
      }}
      onCompositionEnd={(event) => {
        isInside.current = false;
        type((event.target as HTMLInputElement).value);
      }}
    />
  );
});
