// What is wrong with a reason, by the very rule of the operation (B4-03).
import { returnClaim } from '@madoguchi/contract/expense-claims/operations.ts';

export const COMMENT_MAX = 500;

/** `null` where the text can be sent as it is. */
export function commentFault(text: string): 'missing' | 'too-long' | 'characters' | null {
  const read = returnClaim.input.shape.comment.safeParse(text);
  if (read.success) return null;
  if (text.trim() === '') return 'missing';
  return text.length > COMMENT_MAX ? 'too-long' : 'characters';
}
