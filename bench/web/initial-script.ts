// The JavaScript that a browser has to have before it shows anything: the page's script, and what that imports. The scripts
// of the screen at its address, which the page names as well, are not waited for.

const NAMED = /<script[^>]+src="([^"]+\.js)"/g;
/** Imports that are not waited for, `import("./…")`, have a bracket. */
const IMPORTED = /(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g;

/** Bytes of the scripts as they travel with gzip. */
export async function initialScriptBytes(address: string): Promise<number> {
  const page = await (await fetch(address)).text();
  const waiting = [...page.matchAll(NAMED)].map(([, script = '']) => new URL(script, address).href);
  const bytes = new Map<string, number>();
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (bytes.has(url)) continue;
    const answer = await fetch(url, { headers: { 'Accept-Encoding': 'gzip' } });
    const text = await answer.text();
    bytes.set(url, Number(answer.headers.get('content-length') ?? Number.NaN));
    for (const [, imported = ''] of text.matchAll(IMPORTED)) waiting.push(new URL(imported, url).href);
  }
  return [...bytes.values()].reduce((sum, size) => sum + size, 0);
}
