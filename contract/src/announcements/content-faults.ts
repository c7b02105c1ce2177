// The faults that keep an announcement from going out: a draft may have any of them.
import type { DraftContent } from './model.ts';

type Field = keyof DraftContent;

interface ContentFault {
  readonly field: Field;
  readonly code: 'required' | 'last-before-first' | 'departments-needed' | 'both-in-english';
}

type Said = Omit<DraftContent, 'pinned' | 'mustRead' | 'attachmentIds'>;

const NEEDED = ['title', 'announcementCategory', 'body', 'audience', 'shownFrom'] as const satisfies readonly Field[];

const isBlank = (value: string | null) => value === null || value.trim() === '';

/** Fields that are missing, and those that contradict others; each with the field that shows it. Blank: it may go out. */
export function contentFaults(content: Said): readonly ContentFault[] {
  const { audience, departments, shownFrom, lastDay } = content;
  const [hasTitle, hasBody] = [!isBlank(content.titleEn), !isBlank(content.bodyEn)];
  return [
    ...NEEDED.filter((field) => isBlank(content[field])).map((field) => ({ field, code: 'required' }) as const),
    ...(lastDay !== null && shownFrom !== null && lastDay < shownFrom
      ? [{ field: 'lastDay', code: 'last-before-first' } as const]
      : []),
    ...(audience === 'departments' && departments.length === 0
      ? [{ field: 'departments', code: 'departments-needed' } as const]
      : []),
    ...(hasTitle !== hasBody ? [{ field: hasTitle ? 'bodyEn' : 'titleEn', code: 'both-in-english' } as const] : []),
  ];
}
