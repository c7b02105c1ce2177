// Pages for those who run the portal: fetched by system people only.
import type { Language } from '@madoguchi/contract/message.ts';

/** By the path of the file. */
export const OPERATION_TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ja: import.meta.glob<string>(
    '../../../../../docs/{configuration,commands,audit-records,log-server,evidence,sealing}.ja.md',
    { query: '?raw', import: 'default', eager: true },
  ),
  en: import.meta.glob<string>(
    '../../../../../docs/{configuration,commands,audit-records,log-server,evidence,sealing}.md',
    { query: '?raw', import: 'default', eager: true },
  ),
};
