import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { refuse } from './problem.ts';

/** The one part named `file`, as a stream. Other parts are refused by the limits of the parser. */
export async function receiveFile(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart()) refuse('wrong-type');
  const part = await request.file();
  if (part?.fieldname !== 'file') {
    return refuse('invalid', { fields: [{ field: 'file', code: 'no-file' }], values: { n: 1 } });
  }
  return part;
}
