// Words a refusal in the caller's language and sends it in the one shape of errors (S8-01).
import { INPUT_TEXTS } from '@madoguchi/contract/input-texts.ts';
import { type Language, say } from '@madoguchi/contract/message.ts';
import type { ProblemBody } from '@madoguchi/contract/problem-body.ts';
import { PROBLEM_TEXTS, PROBLEMS } from '@madoguchi/contract/problems.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../db/change.ts';
import { Problem, type WrongField } from './problem.ts';

/** Fastify's own refusals, by its code. */
const FRAMEWORK: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problem('wrong-type'),
  FST_ERR_CTP_BODY_TOO_LARGE: new Problem('too-large', { values: { limit: '1 MiB' } }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Problem('unreadable'),
  FST_ERR_CTP_INVALID_JSON_BODY: new Problem('unreadable'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Problem('unreadable'),
  FST_ERR_BAD_URL: new Problem('unreadable'),
  FST_ERR_MAX_PARAM_LENGTH: new Problem('not-found'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: new Problem('wrong-type'),
  FST_REQ_FILE_TOO_LARGE: new Problem('too-large', { values: { limit: '10 MB' } }),
};

/**
 * PostgreSQL cannot be reached, takes nobody in, is a standby that takes no writes (a fail-over), or gave up in time:
 * the caller may try again.
 */
const UNREACHABLE = /^(08|53|57P0|57014|55000|25006)/;
const UNREACHABLE_SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** The multipart parser gives these messages, without a code, for a form without boundary, with a broken part or without an end. */
const BROKEN_FORM = /^(Multipart: Boundary not found|Unexpected end of multipart data|\w+ terminated early due to)/;

function isUnreachable(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  const said = error instanceof Error ? error.message : '';
  return (
    UNREACHABLE.test(state) ||
    UNREACHABLE_SYSTEM.has(state) ||
    /connection (terminated|timeout)|timeout exceeded|read timeout/i.test(said)
  );
}

/** The refusal behind an error; `null` where it is a bug of ours. */
function problemOf(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code !== undefined && FRAMEWORK[code]) return FRAMEWORK[code];
  if (error instanceof Error && code === undefined && BROKEN_FORM.test(error.message)) return new Problem('unreadable');
  if (isUnreachable(error)) return new Problem('unavailable', { retryAfterSeconds: 2 });
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? new Problem('unreadable') : null;
}

function worded(
  { field, code, values, type, sentence }: WrongField,
  language: Language,
): ProblemBody['data']['fields'][number] {
  const text = Object.hasOwn(INPUT_TEXTS, code) ? INPUT_TEXTS[code as keyof typeof INPUT_TEXTS] : INPUT_TEXTS.invalid;
  return {
    field,
    type: type ?? field.split('.').at(-1) ?? field,
    code,
    message: sentence?.(language) ?? say(text, language, values),
  };
}

export function problemBody(problem: Problem, language: Language, requestId: string): ProblemBody {
  const { code, detail } = problem;
  const fields = (detail.fields ?? []).map((field) => worded(field, language));
  const message = say(PROBLEM_TEXTS[code], language, { n: fields.length, ...detail.values, id: requestId });
  return {
    status: PROBLEMS[code],
    code,
    message,
    data: {
      fields,
      requestId,
      ...(detail.current === undefined ? {} : { current: detail.current }),
      ...(detail.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: detail.retryAfterSeconds }),
    },
  };
}

/** Answers any error. What is no refusal is logged with its request id and answered without detail. */
export function answerProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
): FastifyReply {
  const problem = problemOf(error) ?? new Problem('internal');
  if (problem.code === 'internal') request.log.error({ err: error, requestId: request.id }, 'unexpected error');
  else if (problem.code === 'unavailable') request.log.warn({ err: error, requestId: request.id }, 'unavailable');
  if (problem.detail.retryAfterSeconds !== undefined) reply.header('retry-after', problem.detail.retryAfterSeconds);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem, language, request.id)));
}
