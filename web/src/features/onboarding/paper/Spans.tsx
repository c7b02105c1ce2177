import { spansOf } from '@madoguchi/contract/onboarding/template-text.ts';
import { Fragment } from 'react';

/** A line of a paper's text, with its bold parts. */
export function Spans({ text }: { readonly text: string }) {
  return spansOf(text).map(({ text: part, isStrong }, index) =>
    isStrong ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line have nothing else to tell them apart
      <strong key={index}>{part}</strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line have nothing else to tell them apart
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
