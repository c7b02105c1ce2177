// Makes one file of the page that verifies a download for the tax office (B7-06): readable, as an inspector may want to read it, and
// with a policy that lets nothing run or load but what stands in it.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const SOURCES = fileURLToPath(new URL('../../web/src/features/electronic-transactions/verify-page/', import.meta.url));

/** The page as it lies in every download. */
export const VERIFY_PAGE = fileURLToPath(
  new URL('../../server/src/features/electronic-transactions/package/verify.html', import.meta.url),
);

async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    root: SOURCES,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: `${SOURCES}main.ts`, formats: ['iife'], name: 'verifyPage', fileName: 'verify' },
    },
  });
  const [made] = [built].flat();
  if (made === undefined || !('output' in made)) throw new Error('Vite built nothing');
  const { code } = made.output[0];
  if (code.includes('</script')) throw new Error('The script would end its own element');
  return `\n${code.trim()}\n`;
}

const allowed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page with its script and its policy. */
export async function verifyPage(): Promise<string> {
  const page = await readFile(`${SOURCES}verify.html`, 'utf8');
  const code = await script();
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(page) ?? [];
  const policy = `default-src 'none'; script-src ${allowed(code)}; style-src ${allowed(style)}; base-uri 'none'; form-action 'none'`;
  // By functions: code may hold what `replace` takes for a pattern.
  return page.replace('__POLICY__', () => policy).replace('__SCRIPT__', () => code);
}
