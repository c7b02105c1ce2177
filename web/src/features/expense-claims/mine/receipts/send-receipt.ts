// Sends one receipt to the portal's server, and tells what it says of it.
import { addAttachment } from '@madoguchi/contract/attachments/operations.ts';
import { upload } from '../../../../platform/call.ts';
import { OfflineError, ProblemError } from '../../../../platform/http/refusals.ts';
import type { SendFile } from './receipt-uploads.ts';

export const sendReceipt: SendFile = async (file, { onProgress, signal }) => {
  try {
    return await upload(addAttachment, file, {
      signal,
      onProgress: ({ sent, of }) => onProgress(of > 0 ? sent / of : 0),
    });
  } catch (error) {
    if (error instanceof OfflineError || signal.aborted) return { kind: 'offline' };
    if (!(error instanceof ProblemError)) throw error;
    const [fault] = error.body.data.fields;
    return { kind: 'refused', message: fault?.message ?? error.body.message };
  }
};
