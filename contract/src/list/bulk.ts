// One act on many chosen rows: how many at most, wherever it is pressed and whoever asks (B3-06).
import * as z from 'zod';

export const BULK_MOST = 100;

/** How many rows were decided with one press, this one among them; absent: this one alone. */
export const InBulkOf = z.number().int().min(1).max(BULK_MOST).optional();
