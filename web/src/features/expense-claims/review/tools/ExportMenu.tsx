import { exportMonth, exportReviewList } from '@madoguchi/contract/expense-claims/operations.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { downloadUrl } from '../../../../platform/call.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { filtersOf, type ReviewSearch } from '../search.ts';
import { useReviewWords } from '../words.ts';

/** The encodings by the names people know them by; UTF-8 loses no character, Shift_JIS opens in older tools. */
const ENCODINGS = { 'utf-8': 'UTF-8', shift_jis: 'Shift_JIS' } as const;
type Encoding = keyof typeof ENCODINGS;

interface Props {
  readonly month: YearMonth;
  readonly search: ReviewSearch;
}

/** CSV of the list as it is filtered, and of the month's lines (B4-09). */
export function ExportMenu({ month, search }: Props) {
  const t = useReviewWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const files = (Object.keys(ENCODINGS) as Encoding[]).flatMap((encoding) => {
    const name = { encoding: ENCODINGS[encoding] };
    return [
      { text: t('export.list', name), url: downloadUrl(exportReviewList, { ...filtersOf(month, search), encoding }) },
      { text: t('export.month', name), url: downloadUrl(exportMonth, { month, encoding }) },
    ];
  });
  return (
    <>
      <Button
        ref={anchor}
        variant="outlined"
        startIcon={<Icon name="download" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {t('export.button')}
      </Button>
      <Menu open={isOpen} anchorEl={() => anchor.current} onClose={() => setOpen(false)}>
        {files.map(({ text, url }) => (
          <MenuItem key={url} component="a" href={url} download onClick={() => setOpen(false)}>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
