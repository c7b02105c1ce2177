// Characters that nobody sees, and that tell texts apart which look alike (B0-11).

/**
 * Characters without a picture: marks of direction and of joining, blanks of no width, fillers, marks of byte order.
 * Selectors of a form (葛 with U+E0100) and of an emoji's look are seen, and stay.
 */
const INVISIBLE =
  /\u034F|[\u17B4\u17B5]|[\u180B-\u180F]|[\u00AD\u061C\u115F\u1160\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E00FF}\u{E01F0}-\u{E0FFF}]/gu;

/** One emoji of several characters: held together by a joiner between two (👩‍💻), or a flag by its letters behind the black one (🏴󠁧󠁢󠁥󠁮󠁧󠁿). */
const EMOJI =
  /(?:\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]*\u200D)+\p{Extended_Pictographic}|\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}/gu;

const anyInvisible = new RegExp(INVISIBLE.source, 'u');

/** The text without characters that draw nothing; those inside an emoji stay. */
export function withoutInvisible(text: string): string {
  if (!anyInvisible.test(text)) return text;
  let kept = '';
  let from = 0;
  for (const { 0: emoji, index } of text.matchAll(EMOJI)) {
    kept += text.slice(from, index).replace(INVISIBLE, '') + emoji;
    from = index + emoji.length;
  }
  return kept + text.slice(from).replace(INVISIBLE, '');
}
