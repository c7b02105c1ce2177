// Onboarding documents: the texts of the papers, version by version, and each person's papers (B8-01…B8-05).
import * as z from 'zod';
import { Id, Instant, Version } from '../values/id.ts';
import { text, textLines } from '../values/text.ts';
import { PAPER_KINDS } from './kinds.ts';

export const TEMPLATE_STATUSES = ['draft', 'published'] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];

/** Longest texts, in UTF-16 units. */
export const TEMPLATE_LIMITS = { title: 100, text: 20_000, note: 500 } as const;

const texts = {
  title: text(TEMPLATE_LIMITS.title),
  /** Markdown with fields and items in brackets: `template-text.ts`. */
  text: textLines(TEMPLATE_LIMITS.text),
  /** English is both texts or none. */
  titleEn: text(TEMPLATE_LIMITS.title),
  textEn: textLines(TEMPLATE_LIMITS.text),
};

export const NewTemplate = z.strictObject({ paperKind: z.enum(PAPER_KINDS) });

/** A text over that of a version of the draft. */
export const ChangedTemplate = z.strictObject({ id: Id, version: Version, ...texts });

/** Published: no byte of it changes any more. `mustAgreeAgain`: who agreed to an earlier text is to agree once more (B8-05). */
export const PublishedTemplate = z.strictObject({
  id: Id,
  version: Version,
  mustAgreeAgain: z.boolean(),
  /** The change in words, for those who are asked again. */
  note: textLines(TEMPLATE_LIMITS.note),
});

export const TemplateHeader = z.object({
  id: Id,
  version: Version,
  status: z.enum(TEMPLATE_STATUSES),
  updatedAt: Instant,
});

export const TemplateRow = TemplateHeader.extend({
  paperKind: z.enum(PAPER_KINDS),
  title: z.string(),
  /** Of the paper's kind, counted from 1; null for a draft. */
  number: z.number().int().nullable(),
  /** SHA-256 of `canonicalTemplate`, in hexadecimal digits; null for a draft. */
  sha256: z.string().nullable(),
  mustAgreeAgain: z.boolean(),
  note: z.string(),
  publishedAt: Instant.nullable(),
  /** Blank: it came with the portal. */
  updatedBy: z.string(),
});
export type TemplateRow = z.infer<typeof TemplateRow>;

export const Template = TemplateRow.extend({
  ...texts,
  /** The newest published text of its kind before it: what the difference is marked against. */
  before: z.object({ number: z.number().int(), ...texts }).nullable(),
});
export type Template = z.infer<typeof Template>;
