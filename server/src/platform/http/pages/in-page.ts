// Writing into the page what is not ours: names and settings can hold any sign.

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Text between the double quotes of an attribute. */
export function inAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** JSON in an element of data: the same JSON, which cannot end the element that it stands in. */
export function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
