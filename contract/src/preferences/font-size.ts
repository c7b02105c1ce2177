// How large text is, as a share of the browser's own size (S6-05).
import * as z from 'zod';
import { FONT_SIZES } from './font-sizes.ts';

export const FontSize = z.literal(FONT_SIZES);
