// Where a fault of signing in is shown: on its field where the server names one, else as a band over the form.
import { isInputCode } from '@madoguchi/contract/input-faults.ts';
import { INPUT_TEXTS } from '@madoguchi/contract/input-texts.ts';
import { type Language, say } from '@madoguchi/contract/message.ts';
import { type Credentials, EMAIL_MAX, PASSWORD_MAX } from '@madoguchi/contract/session/model.ts';
import { ProblemError } from '../../platform/http/refusals.ts';

export type SignInField = keyof Credentials;

const LIMITS: Readonly<Record<SignInField, number>> = { email: EMAIL_MAX, password: PASSWORD_MAX };

/** The sentence for a code of the schema; a sentence of the server's passes as it is. */
export function faultText(code: string, field: SignInField, value: string, language: Language): string {
  if (!isInputCode(code)) return code;
  return say(INPUT_TEXTS[code], language, { max: LIMITS[field], now: value.length });
}

/** The field errors of a refusal (S3-06, S3-07): `type` names the field. Empty where none is named. */
export function fieldFaults(error: unknown): { field: SignInField; message: string }[] {
  if (!(error instanceof ProblemError)) return [];
  return error.body.data.fields.flatMap(({ type, message }) =>
    type === 'email' || type === 'password' ? [{ field: type, message }] : [],
  );
}

/** After how many seconds attempts are looked at again; `null` where the error is another one (T13). */
export function secondsToWait(error: unknown): number | null {
  if (!(error instanceof ProblemError) || error.body.code !== 'too-many') return null;
  return error.body.data.retryAfterSeconds ?? null;
}
