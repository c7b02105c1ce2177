import { Icon } from '../../kit/Icon.tsx';
import type { PaletteEntry } from '../../platform/palette.ts';

/** What stands in the row of an entry: its picture, its name, and what tells it from others. */
export function PaletteRow({ entry }: { readonly entry: PaletteEntry }) {
  return (
    <>
      <Icon name={entry.icon} />
      <span className="title">{entry.title}</span>
      {entry.detail === undefined ? null : <span className="detail">{entry.detail}</span>}
    </>
  );
}
