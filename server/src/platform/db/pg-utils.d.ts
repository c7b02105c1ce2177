// How the driver writes values, which it exports without types.
declare module 'pg/lib/utils.js' {
  const driver: { readonly prepareValue: (value: unknown) => string | Buffer | null };
  export default driver;
}
