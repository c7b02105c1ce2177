import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { refuse } from './problem.ts';

/**
 * The one part named `file`, as a stream. Other parts are refused by the limits of the parser. The parser takes bytes of no
 * known type for a file that say no name: what no browser sends is none.
 */
export async function receiveFile(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart()) refuse('wrong-type');
  const part: Partial<MultipartFile> | undefined = await request.file();
  if (part?.fieldname !== 'file' || part.filename === undefined) {
    return refuse('invalid', { fields: [{ field: 'file', code: 'no-file' }], values: { n: 1 } });
  }
  return part as MultipartFile;
}
