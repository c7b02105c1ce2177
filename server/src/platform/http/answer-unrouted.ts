// Answers the requests that Fastify refuses before routing.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { answerProblem } from './answer-problem.ts';
import { basePath } from './mount.ts';
import { readableAddress } from './readable-address.ts';

/** Leads whoever opens a screen by an address that cannot be read to the same one, readable; refuses everything else. */
export function answerUnrouted(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): FastifyReply {
  const { method, url } = request;
  const isScreen = method === 'GET' && !url.startsWith(`${basePath({ config })}/api/`);
  const address = isScreen && error.code === 'FST_ERR_BAD_URL' ? readableAddress(url) : null;
  if (address === null || address === url) return answerProblem(error, request, reply, config.defaultLanguage);
  return reply.header('cache-control', 'no-store').redirect(address);
}
