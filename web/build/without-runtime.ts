// The bundler's few lines for modules of the old kind stand in each file that uses them: as a file of their own they would be
// one more request before anything can run.
import type { Plugin } from 'vite';

const RUNTIME = /(?:^|\/)rolldown-runtime-[^/]+\.js$/;

/** `import{a as b}from"./rolldown-runtime-….js"`, as the bundler writes it. */
const IMPORT = /^\s*import\s*\{([^}]*)\}\s*from\s*["']\.\/rolldown-runtime-[^"']+["'];?/m;
const EXPORT = /export\s*\{([^}]*)\};?\s*$/;

/** `a as b, c` as pairs: `[['a', 'b'], ['c', 'c']]`. */
function namesOf(list: string): [string, string][] {
  return list.split(',').map((one) => {
    const [from = '', to = from] = one.trim().split(/\s+as\s+/);
    return [from, to];
  });
}

/** The runtime as an expression: an object with what it exports. */
function asExpression(code: string): string {
  const exported = EXPORT.exec(code);
  if (exported?.[1] === undefined)
    throw new Error('The bundler writes its runtime in another way: see without-runtime.ts');
  const fields = namesOf(exported[1]).map(([own, name]) => `${name}:${own}`);
  return `(()=>{${code.slice(0, exported.index)};return{${fields.join(',')}}})()`;
}

export function withoutRuntime(): Plugin {
  return {
    name: 'without-runtime',
    apply: 'build',
    generateBundle(_, bundle) {
      const runtime = Object.values(bundle).find((one) => one.type === 'chunk' && RUNTIME.test(one.fileName));
      if (runtime?.type !== 'chunk') return;
      const expression = asExpression(runtime.code);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.imports.includes(runtime.fileName)) continue;
        const found = IMPORT.exec(chunk.code);
        if (found?.[1] === undefined)
          this.error(`${chunk.fileName} imports the runtime in another way: see without-runtime.ts`);
        const names = namesOf(found[1]).map(([name, own]) => (name === own ? name : `${name}:${own}`));
        chunk.code = chunk.code.replace(IMPORT, () => `const{${names.join(',')}}=${expression};`);
        chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName);
      }
      delete bundle[runtime.fileName];
    },
  };
}
