// Enter goes on from field to field, as over the cells of a sheet.

const FIELDS = 'input:not([type="hidden"]):not([type="file"]), select';

/** The field after `from` within its rows; `null` after the last one, and where `from` is none of them. */
export function nextField(rows: ParentNode, from: EventTarget): HTMLElement | null {
  const fields = [...rows.querySelectorAll<HTMLElement>(FIELDS)];
  const at = fields.indexOf(from as HTMLElement);
  return at < 0 ? null : (fields[at + 1] ?? null);
}

/** Whether Enter goes on from here: buttons and links are pressed by it. */
export function isField(target: EventTarget): boolean {
  return target instanceof Element && target.matches(FIELDS);
}
