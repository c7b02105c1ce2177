/** The files that `make-certificates` writes into its folder. */
export const CERTIFICATE_FILES = {
  ca: 'ca.crt',
  serverCert: 'log-server.crt',
  serverKey: 'log-server.key',
  portalCert: 'portal.crt',
  portalKey: 'portal.key',
} as const;
