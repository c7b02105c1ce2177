// Combinations that the fields of an announcement may not have.
import type { PlainDate } from '../values/plain-date.ts';

interface Said {
  readonly audience: string;
  readonly departments: readonly string[];
  readonly shownFrom: PlainDate;
  readonly lastDay: PlainDate | null;
  readonly titleEn: string;
  readonly bodyEn: string;
}

/** The fields that contradict others; each with the field that tells it. */
export function contentFaults(content: Said): {
  readonly field: keyof Said;
  readonly code: 'last-before-first' | 'departments-needed' | 'both-in-english';
}[] {
  const { audience, departments, shownFrom, lastDay } = content;
  const [hasTitle, hasBody] = [content.titleEn.trim() !== '', content.bodyEn.trim() !== ''];
  return [
    ...(lastDay !== null && lastDay < shownFrom ? [{ field: 'lastDay', code: 'last-before-first' } as const] : []),
    ...(audience === 'departments' && departments.length === 0
      ? [{ field: 'departments', code: 'departments-needed' } as const]
      : []),
    ...(hasTitle !== hasBody ? [{ field: hasTitle ? 'bodyEn' : 'titleEn', code: 'both-in-english' } as const] : []),
  ];
}
