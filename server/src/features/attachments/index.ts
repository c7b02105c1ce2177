// Handlers of the files that people hand in.
import type { ATTACHMENT_OPERATIONS } from '@madoguchi/contract/attachments/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { addAttachment } from './add-attachment.ts';
import { fetchAttachment } from './reads.ts';

const attachmentHandlers = {
  'attachments.add': addAttachment,
  'attachments.fetch': fetchAttachment,
} satisfies HandlersFor<typeof ATTACHMENT_OPERATIONS>;

export const attachmentsFeature = { handlers: attachmentHandlers };
