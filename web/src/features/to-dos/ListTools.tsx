import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { ORDERS, type useTodoPlace } from './use-place.ts';
import { useTodoWords } from './words.ts';

const SEARCH_AFTER_MS = 250;

/** Search, order and direction, all in the address. */
export function ListTools({ shown }: { readonly shown: ReturnType<typeof useTodoPlace> }) {
  const t = useTodoWords();
  const id = useId();
  const { order, descending, show } = shown;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, mb: 1 }}>
      <SearchField q={shown.q} onSearch={(q) => show({ q })} />
      <Box>
        <Typography component="label" htmlFor={id} variant="caption" sx={{ fontWeight: 600 }}>
          {t('order')}
        </Typography>
        <NativeSelect
          fullWidth
          input={<OutlinedInput />}
          inputProps={{ id }}
          value={order}
          onChange={({ target }) => show({ order: ORDERS.find((one) => one === target.value) ?? 'due' })}
        >
          {ORDERS.map((one) => (
            <option key={one} value={one}>
              {t(`order.${one}`)}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <Button
        variant="outlined"
        startIcon={<Icon name={descending ? 'arrowDown' : 'arrowUp'} />}
        onClick={() => show({ descending: !descending })}
      >
        {t(descending ? 'descending' : 'ascending')}
      </Button>
    </Box>
  );
}

/** Nothing is asked for while an input method composes. */
function SearchField({ q, onSearch }: { readonly q: string; readonly onSearch: (q: string) => void }) {
  const t = useTodoWords();
  const id = useId();
  const [text, setText] = useState(q);
  const [composing, setComposing] = useState(false);
  const [before, setBefore] = useState(q);
  // The address changes by itself too: Back, or a cleared search.
  if (before !== q) {
    setBefore(q);
    setText(q);
  }
  useEffect(() => {
    if (composing || text === q) return undefined;
    const timer = setTimeout(() => onSearch(text), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
      <Typography component="label" htmlFor={id} variant="caption" sx={{ fontWeight: 600 }}>
        {t('search')}
      </Typography>
      <OutlinedInput
        id={id}
        fullWidth
        type="search"
        value={text}
        inputProps={{ maxLength: 100 }}
        onChange={({ target }) => setText(target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </Box>
  );
}
