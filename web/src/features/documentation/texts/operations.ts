// Pages for those who run the portal, in English alone: fetched by system people only.

/** By the path of the file. */
export const OPERATION_TEXTS: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../../../../docs/{configuration,commands,audit-records,log-server,evidence,sealing}.md',
  { query: '?raw', import: 'default', eager: true },
);
