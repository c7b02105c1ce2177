// The parts that a feature adds to the web room. Known with the frame, so it imports nothing: what it names is loaded when needed.
import type { ScreenId } from '@madoguchi/contract/screens.ts';
import type { ComponentType } from 'react';

/** A page may know what it will wait for, so that the first screen asks for all of it at once. */
export type ScreenPage = ComponentType & {
  readonly readAhead?: (params: Readonly<Record<string, string>>) => Promise<void>;
};

export type LoadPage = () => Promise<ScreenPage>;

export interface Feature {
  readonly pages: Readonly<Partial<Record<ScreenId, LoadPage>>>;
}
