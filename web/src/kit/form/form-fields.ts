// The fields that a form shows, as its summary, its comparison and the server's answers find them.

export interface FieldDescription {
  readonly label: string;
  /** How a missing value is asked for: typed, chosen or attached. */
  readonly ask: 'enter' | 'select' | 'attach';
  /** The format of text where the field takes more than text. */
  readonly kind?: 'yen' | 'number' | 'date' | 'month' | undefined;
  /** A value as people compare it with another; its text where absent. */
  readonly textOf?: ((value: unknown) => string) | undefined;
}

export interface ShownField extends FieldDescription {
  readonly name: string;
  /** Of the element that takes the focus. */
  readonly id: string;
}

export class FormFields {
  readonly #shown = new Map<string, ShownField>();

  /** Shows a field; the answer takes it off again. */
  show(field: ShownField): () => void {
    this.#shown.set(field.name, field);
    return () => {
      if (this.#shown.get(field.name) === field) this.#shown.delete(field.name);
    };
  }

  get(name: string): ShownField | undefined {
    return this.#shown.get(name);
  }

  /** In the order in which people meet them. */
  inOrder(): ShownField[] {
    return [...this.#shown.values()].sort((a, b) => placeInPage(a.id, b.id));
  }

  /** The shown field that a path of the input belongs to: `files.2.name` → `files`; `null` where none does. */
  ownerOf(path: string): string | null {
    for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
      const name = path.slice(0, end);
      if (this.#shown.has(name)) return name;
    }
    return null;
  }
}

function placeInPage(a: string, b: string): number {
  const [first, second] = [document.getElementById(a), document.getElementById(b)];
  if (first === null || second === null) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
