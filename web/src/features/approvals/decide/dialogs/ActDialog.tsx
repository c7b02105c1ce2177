import { AmountDialog } from './amount/AmountDialog.tsx';
import { CommentDialog } from './CommentDialog.tsx';
import type { ActDialogProps } from './dialog-props.ts';
import { ReassignDialog } from './ReassignDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

/** The acts that are nothing without words. */
export type WordedAct = 'return' | 'reject' | 'comment' | 'reassign' | 'change-amount';

/** The dialog of an act, loaded when one is asked for. */
export function ActDialog({ act, ...props }: ActDialogProps & { readonly act: WordedAct }) {
  if (act === 'return') return <ReturnDialog {...props} />;
  if (act === 'reassign') return <ReassignDialog {...props} />;
  if (act === 'change-amount') return <AmountDialog {...props} />;
  return <CommentDialog {...props} act={act} />;
}
