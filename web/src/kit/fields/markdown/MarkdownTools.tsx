import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent, useState } from 'react';
import { arrowOf } from '../../../platform/keys/arrow-of.ts';
import { MARKDOWN_MARKS, type MarkdownMark, type MarkEdit, markEdit } from './markdown-marks.ts';
import { useMarkdownWords } from './words.ts';

/** Drawn here and not with the other icons, which every page loads. */
const STROKES: Readonly<Record<MarkdownMark, string>> = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  heading: 'M6 5v14M18 5v14M6 12h12',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
};

/** Written as if it were typed, so that the browser's undo takes it back in one step. */
function write(box: HTMLTextAreaElement, { from, to, insert, start, end }: MarkEdit): void {
  box.focus();
  box.setSelectionRange(from, to);
  // There is no other way to write that undo knows of.
  const isTyped = insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert);
  if (!isTyped) {
    box.setRangeText(insert, from, to);
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  box.setSelectionRange(start, end);
}

interface Props {
  /** Id of the box that they write into. */
  readonly boxId: string;
  /** The name of its field. */
  readonly field: string;
}

/** Tools that set marks of Markdown around what is selected. One stop of the Tab key; the arrow keys lead from tool to tool. */
export function MarkdownTools({ boxId, field }: Props) {
  const t = useMarkdownWords();
  const [stop, setStop] = useState(0);

  function press(mark: MarkdownMark): void {
    const box = document.getElementById(boxId);
    if (!(box instanceof HTMLTextAreaElement)) return;
    const { value: text, selectionStart: start, selectionEnd: end } = box;
    write(box, markEdit(mark, { text, start, end }, t('sample')));
  }

  function move(event: KeyboardEvent<HTMLElement>): void {
    const last = MARKDOWN_MARKS.length - 1;
    const places: Record<string, number> = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    };
    const next = places[arrowOf(event.key)];
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Box
      role="toolbar"
      aria-label={t('tools', { field })}
      aria-controls={boxId}
      onKeyDown={move}
      sx={{ display: 'flex', gap: 0.5, mb: 0.5 }}
    >
      {MARKDOWN_MARKS.map((mark, index) => (
        <Tooltip key={mark} title={t(mark)}>
          <IconButton
            size="small"
            aria-label={t(mark)}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setStop(index)}
            // The box keeps the focus, and with it what is selected.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(mark)}
          >
            <svg
              width="1.25rem"
              height="1.25rem"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth={1.75}
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden
            >
              <path d={STROKES[mark]} />
            </svg>
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
