// Decides if keys of one character act: people who speak to their computer switch them off (WCAG 2.1.4).
import * as z from 'zod';

export const SingleKeys = z.boolean();
