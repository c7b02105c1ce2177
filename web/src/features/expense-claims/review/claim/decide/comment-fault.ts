// What is wrong with a reason, by the rule of the operations that take one (B4-03).
import { requiredText } from '@madoguchi/contract/values/text.ts';

export const COMMENT_MAX = 500;

// The operations themselves come to the browser without their schemas.
const Comment = requiredText(COMMENT_MAX);

/** `null` where the text can be sent as it is. */
export function commentFault(text: string): 'missing' | 'too-long' | 'characters' | null {
  const read = Comment.safeParse(text);
  if (read.success) return null;
  if (text.trim() === '') return 'missing';
  return text.length > COMMENT_MAX ? 'too-long' : 'characters';
}
