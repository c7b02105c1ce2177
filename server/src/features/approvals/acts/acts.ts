// The acts of approvers on a request whose turn is theirs, and the comments of everybody who sees it (B3-06).
import {
  approve as approveOperation,
  commentOn as commentOperation,
  reject as rejectOperation,
  returnRequest as returnOperation,
  takeBack as takeBackOperation,
} from '@madoguchi/contract/approvals/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { takeAct } from './take-act.ts';

export const approve = handle(approveOperation, (context) =>
  takeAct(
    context,
    context.input,
    () => ({ kind: 'approve', comment: context.input.comment }),
    context.input.inBulkOf === undefined ? {} : { inBulkOf: context.input.inBulkOf },
  ),
);

export const returnRequest = handle(returnOperation, (context) => {
  const { reason, comment, toStep } = context.input;
  return takeAct(context, context.input, () => ({ kind: 'return', reason, comment, toStep }));
});

export const reject = handle(rejectOperation, (context) =>
  takeAct(context, context.input, () => ({ kind: 'reject', comment: context.input.comment })),
);

export const takeBack = handle(takeBackOperation, (context) =>
  takeAct(context, context.input, () => ({ kind: 'take-back' })),
);

export const commentOn = handle(commentOperation, (context) =>
  takeAct(context, context.input, () => ({ kind: 'comment', comment: context.input.comment })),
);
