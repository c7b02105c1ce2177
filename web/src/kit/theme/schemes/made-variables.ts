// The output of `schemeVariables` for the palettes of a newcomer's frame. The build computes it and puts it in this file's place
// (`web/build/made-variables.ts`): to make them takes a slow processor a twentieth of a second. Without a build they are made
// when they are wanted.
import type { PaletteColours } from '../palettes.ts';
import type { Variables } from './scheme-variables.ts';

export const MADE: readonly (readonly [PaletteColours, Variables])[] = [];
