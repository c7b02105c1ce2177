// The steps that the size of text can take, in percent.

export const FONT_SIZES = [70, 80, 90, 100, 110, 120, 130] as const;
export type FontSizePercent = (typeof FONT_SIZES)[number];
export const USUAL_FONT_SIZE: FontSizePercent = 100;
