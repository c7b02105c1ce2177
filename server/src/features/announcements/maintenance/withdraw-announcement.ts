import { withdrawAnnouncement as operation } from '@madoguchi/contract/announcements/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { step } from './maintained.ts';

/** Takes it off everybody's screen; it stays in the records. */
export const withdrawAnnouncement = handle(operation, (context) => step(context, 'withdraw'));
