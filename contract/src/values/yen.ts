// Money is integer yen (B0-01).
import * as z from 'zod';

export const Yen = z.number().int().min(-1_000_000_000_000).max(1_000_000_000_000).brand<'Yen'>();
export type Yen = z.infer<typeof Yen>;
