import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf, RelpFault, type RelpFrame, RelpReader, writtenFrame } from './relp-frame.ts';

const MOST = 1_000;
const read = (...pieces: (Buffer | string)[]): RelpFrame[] => {
  const reader = new RelpReader(MOST);
  return pieces.flatMap((piece) => reader.push(Buffer.from(piece)));
};

describe('RELP frames', () => {
  it('are read as they were written, however the network cuts them', () => {
    const frame = fc.record({
      number: fc.integer({ min: 1, max: 999_999_999 }),
      command: fc.constantFrom('open', 'syslog', 'close', 'rsp'),
      data: fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
    });
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 6 }), fc.array(fc.nat(400), { maxLength: 8 }), (frames, cuts) => {
        const bytes = Buffer.concat(frames.map(({ number, command, data }) => writtenFrame(number, command, data)));
        const ends = [...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
        const pieces = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
        expect(read(...pieces)).toEqual(frames);
      }),
    );
  });

  it('may have a blank before the end of an empty body', () => {
    expect(read('3 rsp 0 \n4 close 0\n').map(({ number }) => number)).toEqual([3, 4]);
  });

  it.each([
    ['a web server’s answer', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
    ['a number too long', '1234567890 rsp 2 OK\n'],
    ['a header without an end', 'x'.repeat(100)],
    ['a length that is none', '1 rsp -1 \n'],
    ['a body that goes on', '1 rsp 2 OKAY\n'],
    ['more than is taken', `1 rsp ${MOST + 1} `],
  ])('are refused where there is %s', (_what, text) => {
    expect(() => read(text)).toThrow(RelpFault);
  });

  it('answer with a code and a sentence', () => {
    const [frame] = read(writtenFrame(1, 'rsp', '200 OK\nrelp_version=0'));
    expect(frame && answerOf(frame)).toEqual({ code: 200, text: 'OK' });
    const [other] = read(writtenFrame(1, 'rsp', 'OK'));
    expect(() => other && answerOf(other)).toThrow(RelpFault);
  });
});
