// Sends one file by an upload of the contract, and tells what the server says of it.
import type { InputOf, OutputOf, Upload } from '@madoguchi/contract/operation.ts';
import { upload } from '../../../platform/call.ts';
import { OfflineError, ProblemError } from '../../../platform/http/refusals.ts';
import type { SendFile } from './file-uploads.ts';

/** `input` has the parts of the operation's path, where it has some. */
export function sendFileBy<Op extends Upload>(operation: Op, input?: InputOf<Op>): SendFile<OutputOf<Op>> {
  return async (file, { onProgress, signal }) => {
    try {
      const stored = await upload(operation, file, {
        signal,
        ...(input === undefined ? {} : { input }),
        onProgress: ({ sent, of }) => onProgress(of > 0 ? sent / of : 0),
      });
      return { stored };
    } catch (error) {
      if (error instanceof OfflineError || signal.aborted) return { fault: { kind: 'offline' } };
      if (!(error instanceof ProblemError)) throw error;
      const [first] = error.body.data.fields;
      return { fault: { kind: 'refused', message: first?.message ?? error.body.message } };
    }
  };
}
