// The public list of banks, which the package exports without types: kana with large signs only and ー as a wide hyphen.
declare module 'zengin-code' {
  interface Listed {
    readonly code: string;
    readonly name: string;
    readonly kana: string;
    readonly hira: string;
    readonly roma: string;
  }
  const banks: Readonly<Record<string, Listed & { readonly branches: Readonly<Record<string, Listed>> }>>;
  export default banks;
}
