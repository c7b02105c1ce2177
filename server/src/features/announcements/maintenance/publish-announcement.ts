import { publishAnnouncement as operation } from '@madoguchi/contract/announcements/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { step } from './maintained.ts';

/** Sends it out to those it is for, from its first day on. */
export const publishAnnouncement = handle(operation, (context) => step(context, 'publish'));
