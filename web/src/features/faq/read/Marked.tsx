import { rangesOf } from '../search/folded-text.ts';

interface Props {
  readonly text: string;
  /** Folded; none marks nothing. */
  readonly words: readonly string[];
}

/** A text with what a search found in it marked, as it was written. */
export function Marked({ text, words }: Props) {
  const ranges = words.length === 0 ? [] : rangesOf(text, words);
  if (ranges.length === 0) return text;
  const parts = ranges.flatMap(([from, to], index) => [
    text.slice(index === 0 ? 0 : ranges[index - 1]?.[1], from),
    <mark key={from}>{text.slice(from, to)}</mark>,
  ]);
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1])}
    </>
  );
}
