// The screens that a person chose for よく使う画面, by their ids in the table of screens, in the order chosen.
import * as z from 'zod';

const SHORTCUTS_MAX = 20;

/** An id that no screen has any more is passed over, so that a screen may go without anybody's choice being lost. */
export const Shortcuts = z
  .array(
    z
      .string()
      .regex(/^[a-z]+(?:[.-][a-z]+)*$/)
      .max(60),
  )
  .max(SHORTCUTS_MAX);
