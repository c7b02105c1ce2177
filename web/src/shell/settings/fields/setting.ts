// What every control of the settings form is given.
import {
  type Field,
  type FrameChoice,
  type FrameSettings,
  readChoice,
} from '@madoguchi/contract/preferences/frame-fields.ts';
import type { LabelledPath } from '../words.ts';

type Config = FrameSettings['layout']['config'];
/** Every option of the choices that have more than one. */
export type OptionName =
  | Config['mode']
  | Config['navbar']['style' | 'position']
  | Config['toolbar']['style']
  | FrameSettings['direction'];

export interface SettingProps<Kind extends Field['kind']> {
  readonly path: LabelledPath;
  readonly field: Extract<Field, { readonly kind: Kind }>;
  /** The value at the path, of the field's kind. */
  readonly value: unknown;
  readonly settings: FrameSettings;
  readonly onChange: (change: FrameChoice) => void;
}

/** A change of the one setting at the path. */
export function changeAt(path: string, value: unknown): FrameChoice {
  const nested = path.split('.').reduceRight<unknown>((inside, name) => ({ [name]: inside }), value);
  return readChoice(nested).choice;
}
