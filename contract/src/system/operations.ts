// What the running portal says of itself.
import * as z from 'zod';
import { read } from '../operation.ts';

const Health = z.object({ status: z.literal('ok') });

export const showHealth = read('system.health', {
  at: ['GET', '/api/health'],
  access: 'any',
  input: z.strictObject({}),
  output: Health,
  refuses: ['unavailable'],
});

export const describeApi = read('system.openapi', {
  at: ['GET', '/api/openapi.json'],
  access: 'system',
  input: z.strictObject({}),
  output: z.record(z.string(), z.unknown()),
  refuses: [],
});

export const SYSTEM_OPERATIONS = [showHealth, describeApi] as const;
