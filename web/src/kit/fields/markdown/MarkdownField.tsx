import type { ComponentProps } from 'react';
import { TextAreaField } from '../TextAreaField.tsx';
import { MarkdownTools } from './MarkdownTools.tsx';

/** Several lines of Markdown, with tools over them for whoever does not know its marks. */
export function MarkdownField(props: Omit<ComponentProps<typeof TextAreaField>, 'tools'>) {
  return <TextAreaField {...props} tools={(boxId) => <MarkdownTools boxId={boxId} field={props.label} />} />;
}
