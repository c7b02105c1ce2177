import * as z from 'zod';
import { text } from '../values/text.ts';

/** Longer than any provider's code. */
const PARAMETER_MAX = 4_096;

const parameter = text(PARAMETER_MAX).optional();

/** Parameters with which the provider called the return address (RFC 6749 4.1.2, RFC 9207); whatever else it adds is left away. */
export const ProviderAnswer = z.strictObject({
  code: parameter,
  state: parameter,
  iss: parameter,
  error: parameter,
  error_description: parameter,
});
export type ProviderAnswer = z.infer<typeof ProviderAnswer>;

export const PROVIDER_ANSWER_NAMES = ProviderAnswer.keyof().options;
